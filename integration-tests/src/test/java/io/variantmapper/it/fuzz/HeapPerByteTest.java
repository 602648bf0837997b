package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Measures the packets that take the most memory for their size. docs/limits.md has the figures.
 */
class HeapPerByteTest {
  private static final int BYTES = 65_000;
  private static final int EMPTY_CONTAINER_BYTES = 8;

  enum Weekday {
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    THURSDAY,
    FRIDAY,
    SATURDAY,
    SUNDAY
  }

  @VariantArray
  record Raws(List<Variant.Raw> of) {}

  @VariantArray
  record Trees(List<Variant> of) {}

  @VariantArray
  record Doubles(List<Double> of) {}

  @VariantArray
  record Linked(LinkedList<Double> of) {}

  @VariantArray
  record Weeks(List<EnumMap<Weekday, Integer>> of) {}

  @VariantArray
  record Sets(List<Set<String>> of) {}

  @VariantArray
  record Sheets(List<Sheet> of) {}

  @VariantDictionary
  record Sheet(
      OptionalDouble a,
      OptionalDouble b,
      OptionalDouble c,
      OptionalDouble d,
      OptionalDouble e,
      OptionalDouble f,
      OptionalDouble g,
      OptionalDouble h) {}

  /** A field of a mapped type, and the value that takes the most memory in this field. */
  record Case(String field, String packet, VariantSerializer<?> serializer, Object value) {}

  static Stream<Case> cases() {
    byte[] bytes = new byte[BYTES];
    List<?> dictionaries = Collections.nCopies(BYTES / EMPTY_CONTAINER_BYTES, Map.of());
    List<?> arrays = Collections.nCopies(BYTES / EMPTY_CONTAINER_BYTES, List.of());
    return Stream.of(
        new Case(
            "List<EnumMap<Weekday, Integer>>",
            "empty Dictionaries",
            HeapPerByteTest_WeeksVariantSerializer.INSTANCE,
            dictionaries),
        new Case(
            "List<Variant.Raw>",
            "PackedByteArray",
            HeapPerByteTest_RawsVariantSerializer.INSTANCE,
            bytes),
        new Case(
            "LinkedList<Double>",
            "PackedByteArray",
            HeapPerByteTest_LinkedVariantSerializer.INSTANCE,
            bytes),
        new Case(
            "List<Double>",
            "PackedByteArray",
            HeapPerByteTest_DoublesVariantSerializer.INSTANCE,
            bytes),
        new Case(
            "List<Variant>",
            "PackedByteArray",
            HeapPerByteTest_TreesVariantSerializer.INSTANCE,
            bytes),
        new Case(
            "List<Set<String>>",
            "empty Arrays",
            HeapPerByteTest_SetsVariantSerializer.INSTANCE,
            arrays),
        new Case(
            "List<Sheet>",
            "empty Dictionaries",
            HeapPerByteTest_SheetsVariantSerializer.INSTANCE,
            dictionaries));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void packetTakesNoMoreHeapThanDocumented(Case worst) throws IOException {
    byte[] packet = Variant.of(List.of(worst.value())).encode(VariantFormat.GODOT_4);
    allocatedFor(worst.serializer(), packet);
    long perByte = allocatedFor(worst.serializer(), packet) / packet.length;
    System.out.println("| `" + worst.field() + "` | " + worst.packet() + " | " + perByte + " |");
    assertThat(perByte).isLessThanOrEqualTo(documented(worst));
  }

  private static long allocatedFor(VariantSerializer<?> serializer, byte[] packet) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    Object value = serializer.decode(packet);
    long allocated = thread.getCurrentThreadAllocatedBytes() - before;
    assertThat(value).isNotNull();
    return allocated;
  }

  private static long documented(Case worst) throws IOException {
    String row = "| `" + worst.field() + "` | " + worst.packet() + " | ";
    return Files.readAllLines(Path.of("../docs/limits.md")).stream()
        .filter(line -> line.startsWith(row))
        .mapToLong(line -> Long.parseLong(line.substring(row.length()).replace(" |", "")))
        .findFirst()
        .orElseThrow();
  }
}
