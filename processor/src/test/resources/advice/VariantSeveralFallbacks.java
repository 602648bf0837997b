// Solves 1 problems.
package game;

import io.variantmapper.annotations.*;

enum Weather {
  SUN,
  @VariantFallback
  OTHER,
  UNKNOWN
}

@VariantDictionary
record Forecast(Weather today, Weather tomorrow) {}
