package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  private record Secret(int code) {} // ERROR record [VariantPrivateType] Outer.Secret is private, or nested in a private type, so its serializer could not name it. Make it package-private or wider.

  private static class Hidden {
    @VariantDictionary
    record Inside(int code) {} // ERROR record [VariantPrivateType] Outer.Hidden.Inside is private, or nested in a private type, so its serializer could not name it. Make it package-private or wider.
  }
}
