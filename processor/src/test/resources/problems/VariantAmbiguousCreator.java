package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account { // ERROR class [VariantAmbiguousCreator] Account can be created by Account() or Account(java.lang.String), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator, or set creator = CreatorPreference.NO_PARAMETERS for the type, the package or the build. The parameters of a marked creator must have the names of fields.
  String owner;

  Account() {}
  // FIXED @VariantCreator
  // FIXED Account() {}

  Account(String owner) {
    this.owner = owner;
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator
  Login() {}

  @VariantCreator // ERROR @VariantCreator [VariantAmbiguousCreator] Login has more than one @VariantCreator, and reading can't choose between them. Keep only one, on Login() or of(java.lang.String).
  // FIXED
  static Login of(String user) {
    return new Login();
  }
}

@VariantDictionary
class Guild { // ERROR class [VariantAmbiguousCreator] Guild can be created by Guild(java.lang.String) or builder() or newBuilder(), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  String name;

  public Guild(String name) {
  // FIXED @VariantCreator
  // FIXED public Guild(String name) {
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
interface PointMixIn {} // ERROR interface [VariantAmbiguousCreator] Point can be created by Point() or Point(java.awt.Point) or Point(int,int), and reading can't choose between them. Repeat one of them, or a static factory, in PointMixIn with @VariantCreator, or set creator = CreatorPreference.NO_PARAMETERS for PointMixIn, the package or the build. The parameters of a marked creator must have the names of fields.
// FIXED interface PointMixIn {
  // FIXED @VariantCreator
  // FIXED java.awt.Point of();
// FIXED }

@VariantDictionary
interface Door { // ERROR interface [VariantAmbiguousCreator] Door can be created by create(int) or of(int), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  int width();

  static Door create(int width) {
  // FIXED @VariantCreator
  // FIXED static Door create(int width) {
    return of(width);
  }

  static Door of(int width) {
    return () -> width;
  }
}

@VariantDictionary
class Tower { // ERROR class [VariantAmbiguousCreator] Tower can be created by Tower(game.Tower.Builder,int) or builder(), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  int height;

  Tower(Builder builder, int height) {
    this.height = height;
  }

  static Builder builder() {
  // FIXED @VariantCreator
  // FIXED static Builder builder() {
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
class Gate { // ERROR class [VariantAmbiguousCreator] Gate can be created by Gate(int) or new Builder(), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  int width;

  Gate(int width) {
  // FIXED @VariantCreator
  // FIXED Gate(int width) {
    this.width = width;
  }

  static class Builder {
    Gate build() {
      return new Gate(0);
    }
  }
}

@VariantDictionary
class Wall { // ERROR class [VariantAmbiguousCreator] Wall can be created by builder() or newBuilder(), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  int length;

  private Wall() {}

  static Builder builder() {
  // FIXED @VariantCreator
  // FIXED static Builder builder() {
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
class Moat { // ERROR class [VariantAmbiguousCreator] Moat can be created by Moat(int) or Moat(long), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator. Its parameters must have the names of fields.
  int width;

  private Moat() {}

  Moat(int width) {}
  // FIXED @VariantCreator
  // FIXED Moat(int width) {}

  Moat(long width) {}
}

class Portal {
  int width;

  Portal(int width) {}

  Portal(long width) {}
}

@VariantMixIn(Portal.class)
@VariantDictionary
interface PortalMixIn {} // ERROR interface [VariantAmbiguousCreator] Portal can be created by Portal(int) or Portal(long), and reading can't choose between them. Repeat one of them, or a static factory, in PortalMixIn with @VariantCreator. Its parameters must have the names of fields.
// FIXED interface PortalMixIn {
  // FIXED @VariantCreator
  // FIXED Portal of(int width);
// FIXED }

@VariantDictionary
class Bridge { // ERROR class [VariantAmbiguousCreator] Bridge is created by a builder with several methods that return Bridge, and reading can't choose between them. Name one of them build(), or mark a static factory with @VariantCreator.
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

    Bridge erect() {
    // FIXED Bridge build() {
      return new Bridge(this);
    }
  }
}

@VariantDictionary
class Mill { // ERROR class [VariantAmbiguousCreator] Mill can be created by Mill() or builder(), and reading can't choose between them. Mark one of them, or a static factory, with @VariantCreator, or set creator = CreatorPreference.NO_PARAMETERS for the type, the package or the build. To mark the constructor, declare it.
  int stones;

// FIXED
  // FIXED @VariantCreator
  // FIXED Mill() {}
// FIXED
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
