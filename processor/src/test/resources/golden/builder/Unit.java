package game;

import io.variantmapper.annotations.VariantArray;

/** As Lombok's {@code @Builder} would leave it, without a method that makes the builder. */
@VariantArray
public final class Unit {
  private final String name;
  private final int hp;

  Unit(String name, int hp) {
    this.name = name;
    this.hp = hp;
  }

  public String getName() {
    return name;
  }

  public int getHp() {
    return hp;
  }

  public static class Builder {
    private String name = "nobody";
    private int hp;

    public Builder() {}

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder hp(int hp) {
      this.hp = hp;
      return this;
    }

    public Unit build() {
      return new Unit(name, hp);
    }
  }
}
