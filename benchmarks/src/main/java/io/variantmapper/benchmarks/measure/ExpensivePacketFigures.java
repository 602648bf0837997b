package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.domain.Expensive_CellsVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_DatesVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_InstantsVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_LocalesVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_NodeVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_NumbersVariantSerializer;
import io.variantmapper.benchmarks.domain.Expensive_TreesVariantSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Measures the CPU time for each byte of the packets that take the longest to read for their size.
 * Prints the rows of the table in docs/limits.md. CPU time, unlike the time of a clock, hardly
 * depends on what else the machine does. Start it in the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.measure.ExpensivePacketFigures
 * }</pre>
 */
public final class ExpensivePacketFigures {
  /** The size of a packet. */
  private static final int BYTES = 65_000;

  private static final int WARMUPS = 300;
  private static final int RUNS = 101;

  private ExpensivePacketFigures() {}

  /** Measures two packets for comparison, and then the expensive ones. */
  public static void main(String... arguments) {
    VariantSerializer<?> cells = Expensive_CellsVariantSerializer.INSTANCE;
    measure(
        "| `Set<Cell>` | a grid of 52 × 52 cells", cells, fields(24, i -> cell(i / 52, i % 52)));
    VariantSerializer<?> nodes = Expensive_NodeVariantSerializer.INSTANCE;
    measure("| `Set<Node>`, a tree | trees of one node", nodes, tree(1));
    measure(
        "| `Set<Cell>` | each hash code belongs to 68 cells",
        cells,
        fields(24, i -> cell(i % 68, i / 68 - 31 * (i % 68))));
    measure("| `Set<Node>`, a tree | trees of 32 levels", nodes, tree(32));
    measureTexts(
        "List<Locale>", Expensive_LocalesVariantSerializer.INSTANCE, "en-US-x-lvariant-POSIX");
    measureTexts(
        "List<Instant>", Expensive_InstantsVariantSerializer.INSTANCE, "2026-11-28T12:00:00Z");
    measureTexts(
        "List<ZonedDateTime>", Expensive_DatesVariantSerializer.INSTANCE, "2026-11-28T12:00Z");
    List<Object> bytes = List.of(new byte[BYTES]);
    measure(
        "| `List<Double>` | PackedByteArray", Expensive_NumbersVariantSerializer.INSTANCE, bytes);
    measure(
        "| `List<Variant>` | PackedByteArray", Expensive_TreesVariantSerializer.INSTANCE, bytes);
  }

  private static void measureTexts(String type, VariantSerializer<?> serializer, String text) {
    int bytes = Variant.of(text).encode(VariantFormat.GODOT_4).length;
    measure("| `" + type + "` | \"" + text + '"', serializer, fields(bytes, i -> text));
  }

  private static List<Object> cell(int x, int y) {
    return List.of(x, y);
  }

  /** Returns the fields of an object, the only one of which is a list or set. */
  private static List<Object> fields(int bytesEach, IntFunction<Object> element) {
    return List.of(elements(bytesEach, element));
  }

  private static List<Object> elements(int bytesEach, IntFunction<Object> element) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < BYTES / bytesEach; i++) {
      elements.add(element.apply(i));
    }
    return elements;
  }

  /** Returns a node with many children, each of which has {@code levels - 1} levels below it. */
  private static List<Object> tree(int levels) {
    return List.of(0, elements(24 * levels, i -> {
      Object node = List.of(i, List.of());
      for (int level = 1; level < levels; level++) {
        node = List.of(i, List.of(node));
      }
      return node;
    }));
  }

  /** Prints a row that ends with the median of the nanoseconds for each byte. */
  private static void measure(String row, VariantSerializer<?> serializer, List<Object> fields) {
    byte[] packet = Variant.of(fields).encode(VariantFormat.GODOT_4);
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    long[] nanos = new long[WARMUPS + RUNS];
    for (int i = 0; i < nanos.length; i++) {
      long start = thread.getCurrentThreadCpuTime();
      Object value = serializer.decode(packet);
      nanos[i] = thread.getCurrentThreadCpuTime() - start;
      if (value == null) {
        throw new AssertionError("Nothing was read.");
      }
    }
    Arrays.sort(nanos, WARMUPS, nanos.length);
    System.out.printf("%s | %.1f |%n", row, (double) nanos[WARMUPS + RUNS / 2] / packet.length);
  }
}
