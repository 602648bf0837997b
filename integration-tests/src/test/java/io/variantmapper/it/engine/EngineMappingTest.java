package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.mapping.MappingTable;
import io.variantmapper.it.mapping.Row;
import io.variantmapper.it.mapping.SameValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that an engine builds, sends and reads the value of each row of docs/mapping.md. The test
 * leaves out rows whose value the engine can't express.
 */
@GodotTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineMappingTest {
  @Parameter
  private GodotEngine engine;

  private List<Row> rows = List.of();
  private final Map<String, byte[]> sent = new HashMap<>();
  private final Map<String, String> built = new HashMap<>();
  private final Map<Row, String> read = new HashMap<>();

  /**
   * Returns the row's value in the engine's GDScript, or an empty text if GDScript can't express
   * the value. Godot 4 has no object with the id of a row.
   */
  private String literal(Row row) {
    if (engine.version() == GodotVersion.GODOT_3) {
      return row.oldLiteral();
    }
    return row.literal().contains("instance_from_id") ? "" : expression(row.literal());
  }

  /**
   * Returns literals of other values in the engine's GDScript. The library reads these values as
   * the row's value.
   */
  private List<String> alternatives(Row row) {
    return engine.version() == GodotVersion.GODOT_3
        ? row.oldAlternatives()
        : row.alternatives().stream().map(EngineMappingTest::expression).toList();
  }

  /**
   * Wraps a literal such as {@code Array[int]([…])} in a call of str_to_var: var_to_str writes such
   * literals, but they are not GDScript expressions. Returns other literals unchanged.
   */
  private static String expression(String literal) {
    return literal.matches("(Array|Dictionary)\\[.*") ? "str_to_var('" + literal + "')" : literal;
  }

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void askTheEngine(@TempDir Path folder) throws Exception {
    rows = MappingTable.rows()
        .filter(row -> row.packet(engine.format()).isPresent())
        .filter(row -> !literal(row).isEmpty())
        .toList();
    List<String> literals = new ArrayList<>();
    for (Row row : rows) {
      literals.add(literal(row));
      literals.addAll(alternatives(row));
    }
    List<byte[]> packets = rows.stream().map(this::packet).toList();
    GodotProject project = GodotProject.exchange(engine, folder);
    GodotProject.Readings readings = project.writeAndRead(literals, packets);
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
    byte[] packet = NodePathPadding.zeroed(sent(literal(row)), engine.format());

    assertThat(packet).isEqualTo(packet(row));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void packetOfTheEngineIsReadAsTheValue(Row row) {
    SameValue.assertSame(decode(row, literal(row)), row.value());
  }

  List<Row> rowsWithAlternatives() {
    return rows.stream().filter(row -> !alternatives(row).isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("rowsWithAlternatives")
  void packetOfEachAlternativeIsReadAsTheValue(Row row) {
    for (String alternative : alternatives(row)) {
      SameValue.assertSame(decode(row, alternative), row.value());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void engineReadsThePacketAsTheValueOfTheLiteral(Row row) {
    assertThat(read.get(row)).isEqualTo(built.get(literal(row)));
  }

  private Object decode(Row row, String literal) {
    return row.decode(sent(literal), engine.format());
  }

  private byte[] sent(String literal) {
    return Objects.requireNonNull(sent.get(literal));
  }

  private byte[] packet(Row row) {
    return row.packet(engine.format()).orElseThrow();
  }
}
