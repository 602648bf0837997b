package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;

/** Rows for booleans and numbers. */
final class ScalarRows {
  static final Section SECTION = Section.of(
      "scalars",
      field(new Alive(true), "true"),
      field(new Level((byte) -3), "-3").alsoFrom("-3.0"),
      field(new Port((short) 7000), "7000").alsoFrom("7000.0"),
      field(new Hp(7), "7").alsoFrom("7.0"),
      field(new Score(7), "7").alsoFrom("7.0"),
      field(new Score(1L << 40), "1099511627776").alsoFrom("1099511627776.0"),
      field(new Ammo(3), "3").alsoFrom("3.0"),
      field(new Speed(0.5f), "0.5"),
      field(new Speed(3), "3.0").alsoFrom("3"),
      field(new Range(0.1), "0.1"),
      field(new Range(3), "3.0").alsoFrom("3"));

  private ScalarRows() {}

  @VariantArray
  record Alive(boolean alive) {}

  @VariantArray
  record Level(byte level) {}

  @VariantArray
  record Port(short port) {}

  @VariantArray
  record Hp(int hp) {}

  @VariantArray
  record Score(long score) {}

  @VariantArray
  record Ammo(Integer ammo) {}

  @VariantArray
  record Speed(float speed) {}

  @VariantArray
  record Range(double range) {}
}
