package io.variantmapper.it.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that each row of docs/mapping.md is true for writing and for reading, and that the
 * document shows each row.
 */
final class MappingTest {
  private static final Path DOCUMENT = Path.of("..", "docs", "mapping.md");

  static Stream<Row> rows() {
    return MappingTable.rows();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void valueIsWrittenAsTheBytesOfTheLiteral(Row row) {
    byte[] literal = GdScript.parse(row.literal()).encode(VariantFormat.GODOT_4);

    assertThat(row.packet(VariantFormat.GODOT_4)).hasValue(literal);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void valueIsReadFromItsBytes(Row row) {
    for (VariantFormat format : List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3)) {
      row.packet(format)
          .ifPresent(packet -> SameValue.assertSame(row.decode(packet, format), row.value()));
    }
  }

  static Stream<Row> rowsWithAlternatives() {
    return rows().filter(row -> !row.alternatives().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("rowsWithAlternatives")
  void valueIsReadFromEachAlternative(Row row) {
    for (String alternative : row.alternatives()) {
      byte[] packet = GdScript.parse(alternative).encode(VariantFormat.GODOT_4);

      SameValue.assertSame(row.decode(packet, VariantFormat.GODOT_4), row.value());
    }
  }

  /** Compares the document with the rows. {@code -Dmapping.update=true} writes the rows. */
  @Test
  void documentShowsTheRows() throws IOException {
    String document = Files.readString(DOCUMENT);
    String expected = MappingDocument.updated(document);
    if (Boolean.getBoolean("mapping.update")) {
      Files.writeString(DOCUMENT, expected);
    } else {
      assertThat(document).isEqualTo(expected);
    }
  }

  @Test
  void documentHasNoOtherRows() throws IOException {
    String document = Files.readString(DOCUMENT);

    assertThat(MappingDocument.names(document))
        .containsExactlyElementsOf(
            MappingTable.SECTIONS.stream().map(Section::name).toList());
    assertThat(MappingDocument.betweenTheTables(document)).doesNotContain("\n|");
  }
}
