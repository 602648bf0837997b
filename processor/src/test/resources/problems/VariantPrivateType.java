package game;

import io.variantmapper.annotations.*;

class Outer {
// FIXED abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  // FIXED static final Threads INSTANCE = null;
// FIXED }
// FIXED
// FIXED class Outer {
  @VariantDictionary
  private record Secret(int code, Thread guard) {} // ERROR record [VariantPrivateType] Outer.Secret is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider. // ERROR guard [VariantUnsupportedType] Outer.Secret.guard has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
  // FIXED @VariantImport(type = Thread.class, using = Threads.class)
  // FIXED record Secret(int code, Thread guard) {}

  private static class Hidden {
  // FIXED static class Hidden {
    @VariantDictionary
    record Inside(int code) {} // ERROR record [VariantPrivateType] Outer.Hidden.Inside is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  }

  @VariantDictionary
  private sealed interface Hint { // ERROR interface [VariantPrivateType] Outer.Hint is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  // FIXED sealed interface Hint {
    @VariantDictionary
    record Arrow(int angle) implements Hint {} // ERROR record [VariantPrivateType] Outer.Hint.Arrow is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  }

  @VariantDictionary
  private static class Hole { // ERROR class [VariantPrivateType] Outer.Hole is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  // FIXED static class Hole {
    int depth;
  }

  private interface Rank {}
  // FIXED interface Rank {}

  @VariantDictionary
  record Ranked<T extends Comparable<? super Rank>>(T content) {} // ERROR record [VariantPrivateType] Outer.Ranked has a type parameter whose bound contains a private type, which generated code can't name. Make that type package-private or wider.

  record Cell(int x) {}

  @VariantMixIn(Cell.class) // ERROR .class [VariantPrivateType] Outer.CellMixIn is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  @VariantDictionary
  private interface CellMixIn {}
  // FIXED interface CellMixIn {}

  @VariantDictionary
  private static class Key { // ERROR class [VariantPrivateType] Outer.Key is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider. // ERROR class [VariantNoCreator] Outer.Key has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator. Its parameters must have the names of fields.
  // FIXED static class Key {
    int id;

    private Key() {}
    // FIXED Key() {}
  }

  @VariantDictionary
  private static class Lock { // ERROR class [VariantPrivateType] Outer.Lock is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  // FIXED static class Lock {
    private int code; // ERROR code [VariantNoSetter] Outer.Lock.code can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setCode(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

    int code() {
      return code;
    }
  }
// FIXED
    // FIXED void setCode(int code) {
      // FIXED this.code = code;
    // FIXED }
  // FIXED }
}
