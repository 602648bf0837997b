package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  private record Secret(int code) {} // ERROR record [VariantPrivateType] Outer.Secret is private, or nested in a private type, so its serializer can't name it. Make it package-private or wider.

  private static class Hidden {
    @VariantDictionary
    record Inside(int code) {} // ERROR record [VariantPrivateType] Outer.Hidden.Inside is private, or nested in a private type, so its serializer can't name it. Make it package-private or wider.
  }

  @VariantDictionary
  private sealed interface Hint { // ERROR interface [VariantPrivateType] Outer.Hint is private, or nested in a private type, so its serializer can't name it. Make it package-private or wider.
    @VariantDictionary
    record Arrow(int angle) implements Hint {} // ERROR record [VariantPrivateType] Outer.Hint.Arrow is private, or nested in a private type, so its serializer can't name it. Make it package-private or wider.
  }

  private interface Rank {}

  @VariantDictionary
  record Ranked<T extends Comparable<? super Rank>>(T content) {} // ERROR record [VariantPrivateType] Outer.Ranked has a type parameter with a private type in its bound, which its serializer can't name. Make that type package-private or wider.

  record Cell(int x) {}

  @VariantMixIn(Cell.class) // ERROR .class [VariantPrivateType] Outer.CellMixIn is private, or nested in a private type, so its serializer can't name it. Make it package-private or wider.
  @VariantDictionary
  private interface CellMixIn {}
}
