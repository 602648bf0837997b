// Solves 4 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  String owner;

  Account() {}
}

@VariantDictionary
class Lamp {
  final int light;

  Lamp(Builder builder) {
    light = builder.light;
  }

  static Builder builder() {
    return new Builder(0);
  }

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
interface EngineMixIn {
  @VariantCreator
  Engine start();
}

@VariantDictionary
interface Torch {
  int fuel();

  static String of(int fuel) {
    return "";
  }

  static Torch create(int fuel) {
    return () -> fuel;
  }
}
