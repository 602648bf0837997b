package game;

import io.variantmapper.annotations.*;

enum Weather {
  SUN,
  @VariantFallback
  OTHER,
  @VariantFallback // ERROR @VariantFallback [VariantSeveralFallbacks] Weather.UNKNOWN is a fallback, but OTHER is already one, and an enum has at most one fallback. Keep one of the two.
  // FIXED
  UNKNOWN
}

@VariantDictionary
record Forecast(Weather today, Weather tomorrow) {}
