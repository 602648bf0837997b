package game;

import io.variantmapper.annotations.*;

enum Weather {
  SUN,
  @VariantFallback
  OTHER,
  @VariantFallback // ERROR @VariantFallback [VariantSeveralFallbacks] Weather.UNKNOWN is a fallback, and so is OTHER. An unknown value is read as one constant. Keep one.
  UNKNOWN
}

@VariantDictionary
record Forecast(Weather today, Weather tomorrow) {}
