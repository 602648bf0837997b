package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  String owner;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Account is no static method, and there is no object yet to call it on. Make it static.
  Account copy() {
    return this;
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Login doesn't return Login, which reading has to make, nor a builder of it. Change its return type, or remove the annotation.
  static String of(String user) {
    return user;
  }
}

@VariantDictionary
class Session {
  String user;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Session is private, or of another package and not public, so reading can't call it. Make it wider.
  private Session() {}
}

@VariantDictionary
record Box<T>(T content) {
  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Box doesn't return Box, which reading has to make, nor a builder of it. Change its return type, or remove the annotation.
  static Box<String> of(String content) {
    return new Box<>(content);
  }
}

@VariantDictionary
abstract class Lamp {
  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Lamp is a constructor, but an abstract class can't be made by one. Mark a static factory.
  Lamp() {}

  abstract int fuel();

  static Lamp create(int fuel) {
    return null;
  }
}

@VariantDictionary
class Raft {
  int logs;

  @VariantCreator // ERROR @VariantCreator [VariantUnusableCreator] The @VariantCreator of Raft returns a builder, but has parameters, and a builder is given its values by its own methods. Remove the parameters, and give the builder a method for each.
  static Builder builder(int logs) {
    return new Builder();
  }

  static class Builder {
    Raft build() {
      return new Raft();
    }
  }
}
