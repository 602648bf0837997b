package io.variantmapper.it.mapping;

import java.util.List;

/**
 * A table of the document.
 *
 * @param name the name in the markers around the table
 * @param types the types whose declarations are above the table
 * @param rows the rows, in the order of the table
 */
public record Section(String name, List<Class<?>> types, List<Row> rows) {
  static Section of(String name, Row... rows) {
    return new Section(name, List.of(), List.of(rows));
  }

  /** Returns the section with the declarations of types that its rows use. */
  Section with(Class<?>... shown) {
    return new Section(name, List.of(shown), rows);
  }
}
