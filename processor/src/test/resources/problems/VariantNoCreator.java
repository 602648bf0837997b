package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account { // ERROR class [VariantNoCreator] Account has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator. Its parameters must have the names of fields.
  String owner;

  private Account() {}
  // FIXED Account() {}
}

@VariantDictionary
class Lamp { // ERROR class [VariantNoCreator] Lamp is created by Lamp.Builder, but reading can't get such a builder. Add a non-private static method builder() without parameters to Lamp, or mark a static factory with @VariantCreator.
  final int light;

  Lamp(Builder builder) {
    light = builder.light;
  }
  // FIXED }
// FIXED
  // FIXED static Builder builder() {
    // FIXED return new Builder(0);
  // FIXED }

  static class Builder {
    private int light;

    Builder(int light) {
      this.light = light;
    }

    Builder light(int light) {
      this.light = light;
      return this;
    }

    Lamp build() {
      return new Lamp(this);
    }
  }
}

class Engine {
  int heat;

  private Engine() {}

  static Engine start() {
    return new Engine();
  }
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {} // ERROR interface [VariantNoCreator] Engine has only constructors that reading can't call, because they are private, or in another package and not public. Repeat a static factory in EngineMixIn with @VariantCreator, or write a VariantSerializer for Engine instead.
// FIXED interface EngineMixIn {
  // FIXED @VariantCreator
  // FIXED Engine start();
// FIXED }

@VariantDictionary
interface Torch { // ERROR interface [VariantNoCreator] Torch is abstract, and has neither a static create(…) or of(…) that returns it, nor a builder whose build() returns it. Add one of them, or mark a static factory with @VariantCreator.
  int fuel();

  static String of(int fuel) {
    return "";
  }
}
// FIXED
  // FIXED static Torch create(int fuel) {
    // FIXED return () -> fuel;
  // FIXED }
// FIXED }

@org.immutables.value.Value.Immutable(builder = false)
@VariantDictionary
interface Coin { // ERROR interface [VariantNoCreator] Immutables generates neither a builder nor a factory for Coin that reading can call. If Coin has builder = false, mark its properties with @Value.Parameter. If its style has stagedBuilder = true, remove this setting. Otherwise, mark a static factory with @VariantCreator.
  int worth();
}
// FIXED
  // FIXED @VariantCreator
  // FIXED static Coin start(int worth) {
    // FIXED return () -> worth;
  // FIXED }
// FIXED }
