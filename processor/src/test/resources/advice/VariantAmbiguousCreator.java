// Solves 12 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  String owner;

  @VariantCreator
  Account() {}

  Account(String owner) {
    this.owner = owner;
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator
  Login() {}

  static Login of(String user) {
    return new Login();
  }
}

@VariantDictionary
class Guild {
  String name;

  @VariantCreator
  public Guild(String name) {
    this.name = name;
  }

  private Guild(Builder builder) {
    this(builder.name);
  }

  public static Builder builder() {
    return new Builder();
  }

  public static Builder newBuilder() {
    return new Builder();
  }

  public static class Builder {
    String name;

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Guild build() {
      return new Guild(this);
    }
  }
}

@VariantMixIn(java.awt.Point.class)
@VariantDictionary
interface PointMixIn {
  @VariantCreator
  java.awt.Point of();
}

@VariantDictionary
interface Door {
  int width();

  @VariantCreator
  static Door create(int width) {
    return of(width);
  }

  static Door of(int width) {
    return () -> width;
  }
}

@VariantDictionary
class Tower {
  int height;

  Tower(Builder builder, int height) {
    this.height = height;
  }

  @VariantCreator
  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    int height;

    Builder height(int height) {
      this.height = height;
      return this;
    }

    Tower build() {
      return new Tower(this, height);
    }
  }
}

@VariantDictionary
class Gate {
  int width;

  @VariantCreator
  Gate(int width) {
    this.width = width;
  }

  static class Builder {
    Gate build() {
      return new Gate(0);
    }
  }
}

@VariantDictionary
class Wall {
  int length;

  private Wall() {}

  @VariantCreator
  static Builder builder() {
    return new Builder();
  }

  static Builder newBuilder() {
    return new Builder();
  }

  static class Builder {
    void length(int length) {}

    Wall build() {
      return new Wall();
    }
  }
}

@VariantDictionary(creator = CreatorPreference.NO_PARAMETERS)
class Moat {
  int width;

  private Moat() {}

  @VariantCreator
  Moat(int width) {}

  Moat(long width) {}
}

class Portal {
  int width;

  Portal(int width) {}

  Portal(long width) {}
}

@VariantMixIn(Portal.class)
@VariantDictionary
interface PortalMixIn {
  @VariantCreator
  Portal of(int width);
}

@VariantDictionary
class Bridge {
  final int span;

  private Bridge(Plan plan) {
    span = plan.span;
  }

  static Plan plan() {
    return new Plan();
  }

  static class Plan {
    int span;

    void setSpan(int span) {
      this.span = span;
    }

    Bridge preview() {
      return new Bridge(this);
    }

    Bridge build() {
      return new Bridge(this);
    }
  }
}

@VariantDictionary
class Mill {
  int stones;

  @VariantCreator
  Mill() {}

  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    void stones(int stones) {}

    Mill build() {
      return new Mill();
    }
  }
}
