package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;

/** Rows for strings and characters. */
final class TextRows {
  static final Section SECTION = Section.of(
      "texts",
      field(new Name("Ada"), "\"Ada\"").alsoFrom("&\"Ada\""),
      field(new Name("日本"), "\"日本\"").alsoFrom("&\"日本\""),
      field(new Name(""), "\"\"").alsoFrom("&\"\""),
      field(new Motto("Stay"), "\"Stay\"").alsoFrom("&\"Stay\""),
      field(new Initial('é'), "\"é\"").alsoFrom("&\"é\""));

  private TextRows() {}

  @VariantArray
  record Name(String name) {}

  @VariantArray
  record Motto(CharSequence motto) {}

  @VariantArray
  record Initial(char initial) {}
}
