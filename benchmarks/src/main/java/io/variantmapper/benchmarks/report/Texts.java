package io.variantmapper.benchmarks.report;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

/** What the document says around its tables. */
final class Texts {
  static final String SIZES = """
      Nanoseconds a byte, written into a writer that is kept, without a copy: 64 MiB that are
      allocated for each call would cost more than what is measured. Reading allocates its result.
      "copied" is `System.arraycopy` into a kept array, and `clone()`: memory by itself, whose
      byte is several times dearer where packets no longer fit the caches.
      """;
  static final String COPIES = """
      The time for floats as a multiple of the time for copying as many bytes. In 1 KiB the call
      itself is dearer than the copy.
      """;
  static final String FIELDS = """
      Nanoseconds a byte. Arrays of rows with 3200 fields together, in a kept writer, without a
      copy. The reverse order of keys is what the mapper does not expect.
      """;
  static final String BUILDS = """
      A build of records with 3 and 9 fields in turn, by a new compiler into an empty folder: the
      median of a few builds behind one that is not counted. "added a type" is what the processor
      adds to javac alone, the compiling of what it generates included.
      """;

  private static final String COMMAND = "mvn -q -DskipTests -pl benchmarks -am package && "
      + "java -jar benchmarks/target/benchmarks.jar";

  private Texts() {}

  static String introduction(Options options, Timing timing, List<Jvm> jvms) {
    return """
        # Performance

        Measured on %s, %s, with %s. Made by

        ```bash
        %s
        ```

        Each figure is the median of %d iterations of %d ms. They come from %s through all
        rows of a table, each row in a virtual machine of its own. "~" marks those whose middle half
        of iterations spreads over more than 25 %% of the median. Times differ from machine to
        machine: what counts are the ratios within one run. "allocated" is bytes a call. The values
        and all codecs are in `benchmarks/`; each codec gives back all it was given, which is
        checked first.

        "÷ dictionary" and "÷ array" are the row's time divided by the mapper's in that shape:
        above 1 the mapper is faster. There all are compared with plain `encode`, which keeps
        nothing between calls ("new"). The goals compare like with like: those that keep a buffer
        ("kept") with the mapper's kept writer, from which the packet is copied.

        - protobuf-java builds its message from the object and the object from its message. Like
          the mapper, it counts the bytes before it writes, and makes an array of that size.
        - Kryo and Fory have all classes registered and track no references. Kryo and dsl-json
          write into an output that their codecs here keep; Fory keeps a buffer by itself up to
          128 KiB; Jackson and avaje-jsonb recycle theirs.
        - The expert's code writes and reads the very same packets with plain arrays, for these
          types only; it keeps its array and copies the packet out of it, but makes a new one of
          the packet's size where that is fixed. It refuses packets with other keys or another
          order.
        - "no copy" leaves the packet in the writer's buffer, as streams and sockets need it.
        - Godot's packets have a header before each value and pad each text: a player as a
          Dictionary takes three times the bytes of protobuf, Kryo or Fory, and all are copied.
        - Fory copies a String's bytes with `Unsafe`. The mapper does without, and looks at each
          char.
        - Vectors have `double` components in Java. Variants and protobuf messages hold them as
          32-bit floats; the other codecs write 64 bits.
        - Coordinates have six decimals, for both JSON codecs round the 17th digit of a `double`.
        - "Godot 3" is the engine's own `var2bytes` and `bytes2var`, called by a script.
        """.formatted(
            LocalDate.now(ZoneOffset.UTC),
            Machine.describe(),
            jvms.stream().map(Jvm::name).collect(Collectors.joining(" and ")),
            command(options, jvms),
            timing.iterations() * timing.rounds(),
            timing.milliseconds(),
            timing.rounds() == 1 ? "1 round" : timing.rounds() + " rounds");
  }

  /** Without the folders of this machine. */
  private static String command(Options options, List<Jvm> jvms) {
    String run = (options.brief() ? " " + Options.SHORT : "")
        + (options.rounds() == Options.USUAL ? "" : " " + Options.ROUNDS + " " + options.rounds());
    return jvms.stream()
        .skip(1)
        .map(jvm -> " " + Options.JVM + " <" + jvm.name() + ">/bin/java")
        .collect(Collectors.joining("", COMMAND + run, ""));
  }
}
