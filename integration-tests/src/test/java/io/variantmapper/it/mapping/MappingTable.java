package io.variantmapper.it.mapping;

import java.util.List;
import java.util.stream.Stream;

/** Lists all rows of docs/mapping.md. */
public final class MappingTable {
  static final List<Section> SECTIONS = List.of(
      ScalarRows.SECTION,
      TextRows.SECTION,
      IdAndTimeRows.SECTION,
      TimeRows.SECTION,
      PrintedRows.SECTION,
      EnumRows.SECTION,
      PackedArrayRows.SECTION,
      CollectionRows.SECTION,
      OptionalRows.SECTION,
      ValueTypeRows.SECTION,
      NameRows.SECTION,
      MappedTypeRows.SECTION,
      SingleValueRows.SECTION,
      GenericRows.SECTION,
      HierarchyRows.SECTION,
      ChangeRows.SECTION,
      ViewRows.SECTION,
      DynamicRows.SECTION,
      CustomSerializerRows.SECTION);

  private MappingTable() {}

  /** Returns the rows of all sections. */
  public static Stream<Row> rows() {
    return SECTIONS.stream().map(Section::rows).flatMap(List::stream);
  }
}
