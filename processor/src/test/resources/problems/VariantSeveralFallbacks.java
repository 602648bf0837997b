package game;

import io.variantmapper.annotations.*;

enum Weather {
  SUN,
  @VariantFallback
  OTHER,
  @VariantFallback // ERROR @VariantFallback [VariantSeveralFallbacks] Weather.UNKNOWN is a fallback, but OTHER is already one, and an unknown value is read as one constant. Keep one of the two.
  UNKNOWN
}

@VariantDictionary
record Forecast(Weather today, Weather tomorrow) {}
