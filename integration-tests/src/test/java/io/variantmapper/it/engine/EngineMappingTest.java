package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.mapping.MappingTable;
import io.variantmapper.it.mapping.Row;
import io.variantmapper.it.mapping.SameValue;
import io.variantmapper.runtime.VariantFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Godot 3 builds, sends and reads each row of docs/mapping.md whose types it has. */
@RequiresGodot3
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineMappingTest {
  private final List<Row> rows = MappingTable.rows()
      .filter(row -> row.packet(VariantFormat.GODOT_3).isPresent())
      .filter(row -> !row.oldLiteral().isEmpty())
      .toList();
  private final Map<String, byte[]> sent = new HashMap<>();
  private final Map<String, String> built = new HashMap<>();
  private final Map<Row, String> read = new HashMap<>();

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    List<String> literals = new ArrayList<>();
    for (Row row : rows) {
      literals.add(row.oldLiteral());
      literals.addAll(row.oldAlternatives());
    }
    List<byte[]> packets = rows.stream().map(EngineMappingTest::packet).toList();
    GodotProject.Readings readings = GodotProject.exchange(folder).writeAndRead(literals, packets);
    for (int i = 0; i < literals.size(); i++) {
      built.put(literals.get(i), readings.texts().get(i));
      sent.put(literals.get(i), readings.packets().get(i));
    }
    for (int i = 0; i < rows.size(); i++) {
      read.put(rows.get(i), readings.texts().get(literals.size() + i));
    }
  }

  List<Row> rows() {
    return rows;
  }

  @ParameterizedTest
  @MethodSource("rows")
  void engineSendsTheBytesOfTheRow(Row row) {
    byte[] packet = NodePathPadding.zeroed(sent(row.oldLiteral()));

    assertThat(packet).isEqualTo(packet(row));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void whatTheEngineSendsIsReadAsTheValue(Row row) {
    SameValue.assertSame(decode(row, row.oldLiteral()), row.value());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void eachAlternativeThatTheEngineSendsIsReadAsTheValue(Row row) {
    for (String alternative : row.oldAlternatives()) {
      SameValue.assertSame(decode(row, alternative), row.value());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void engineReadsTheValueAsTheLiteral(Row row) {
    assertThat(read.get(row)).isEqualTo(built.get(row.oldLiteral()));
  }

  private Object decode(Row row, String literal) {
    return row.decode(sent(literal), VariantFormat.GODOT_3);
  }

  private byte[] sent(String literal) {
    return Objects.requireNonNull(sent.get(literal));
  }

  private static byte[] packet(Row row) {
    return row.packet(VariantFormat.GODOT_3).orElseThrow();
  }
}
