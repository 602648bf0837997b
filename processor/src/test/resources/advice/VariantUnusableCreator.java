// Solves 8 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  String owner;

  @VariantCreator
  static Account copy() {
    return new Account();
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator
  static Login of(String user) {
    return new Login();
  }
}

@VariantDictionary
class Session {
  String user;

  @VariantCreator
  Session() {}
}

@VariantDictionary
record Box<T>(T content) {
  @VariantCreator
  static <T> Box<T> of(T content) {
    return new Box<>(content);
  }
}

@VariantDictionary
abstract class Lamp {
  Lamp() {}

  abstract int fuel();

  @VariantCreator
  static Lamp create(int fuel) {
    return null;
  }
}

@VariantDictionary
class Raft {
  int logs;

  @VariantCreator
  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    void logs(int logs) {}

    Raft build() {
      return new Raft();
    }
  }
}

@VariantDictionary
class Stove {
  final int heat;

  @VariantCreator
  static Builder builder() {
    return new Builder();
  }

  Stove(Builder builder) {
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

  @VariantCreator
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

    Tower build() {
      return new Tower();
    }
  }

  int floors() {
    return floors;
  }
}
