package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  String owner;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Account is not a static method, but reading has no object yet on which to call it. Make it static.
  Account copy() {
  // FIXED static Account copy() {
    return this;
    // FIXED return new Account();
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Login returns neither Login nor a builder of it. Change its return type, or remove the annotation.
  static String of(String user) {
  // FIXED static Login of(String user) {
    return user;
    // FIXED return new Login();
  }
}

@VariantDictionary
class Session {
  String user;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Session is private, or in another package and not public, so reading can't call it. Widen its access.
  private Session() {}
  // FIXED Session() {}
}

@VariantDictionary
record Box<T>(T content) {
  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Box returns only objects with fixed type arguments, but reading must create objects with any type arguments. Give the method the type parameters of Box, and use them in its return type, or remove the annotation.
  static Box<String> of(String content) {
  // FIXED static <T> Box<T> of(T content) {
    return new Box<>(content);
  }
}

@VariantDictionary
abstract class Lamp {
  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Lamp is a constructor, but an abstract class can't be created by its constructor. Mark a static factory instead.
  // FIXED
  Lamp() {}

  abstract int fuel();

  static Lamp create(int fuel) {
  // FIXED @VariantCreator
  // FIXED static Lamp create(int fuel) {
    return null;
  }
}

@VariantDictionary
class Raft {
  int logs;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Raft returns a builder, but has parameters. A builder gets its values from its own methods. Remove the parameters, and give the builder a method for each.
  static Builder builder(int logs) {
  // FIXED static Builder builder() {
    return new Builder();
  }

  static class Builder {
    Raft build() {
    // FIXED void logs(int logs) {}
// FIXED
    // FIXED Raft build() {
      return new Raft();
    }
  }
}

@VariantDictionary
class Stove {
  final int heat;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Stove is a constructor that takes a builder, but reading gets a builder from a static method without parameters. Mark such a method instead.
  Stove(Builder builder) {
  // FIXED static Builder builder() {
    // FIXED return new Builder();
  // FIXED }
// FIXED
  // FIXED Stove(Builder builder) {
    heat = builder.heat;
  }

  static class Builder {
    int heat;

    void heat(int heat) {
      this.heat = heat;
    }

    Stove build() {
      return new Stove(this);
    }
  }
}

@VariantDictionary
class Tower {
  private int floors;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Tower returns a builder with several methods that return Tower, and reading can't choose between them. Name one of them build().
  static Plan plan() {
    return new Plan();
  }

  static class Plan {
    Plan floors(int floors) {
      return this;
    }

    Tower preview() {
      return new Tower();
    }

    Tower erect() {
    // FIXED Tower build() {
      return new Tower();
    }
  }

  int floors() {
    return floors;
  }
}
