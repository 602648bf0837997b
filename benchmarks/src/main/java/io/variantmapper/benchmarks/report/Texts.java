package io.variantmapper.benchmarks.report;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

/** The prose around the tables of the document. */
final class Texts {
  static final String SIZES = """
      Nanoseconds for each byte, written into a kept writer, without a copy, because allocating
      64 MiB for each call would cost more than the writing. Reading allocates its result.
      "copied" is `System.arraycopy` into a kept array, and `clone()`. It shows the cost of memory
      by itself: a byte costs several times more if packets no longer fit the caches.
      """;
  static final String COPIES = """
      The time for floats as a multiple of the time for copying as many bytes. For 1 KiB the call
      itself costs more than the copy.
      """;
  static final String FIELDS = """
      Nanoseconds for each byte. Arrays of rows with 3200 fields together, in a kept writer, without
      a copy. The mapper does not expect the reverse order of keys.
      """;
  static final String BUILDS = """
      A build of records with 3 and 9 fields in turn, by a new compiler into an empty folder: the
      median of a few builds after one that is not counted. "added a type" is the time that the
      processor adds to javac for each type, including the compilation of the generated code.
      """;

  private static final String COMMAND = "mvn -q -DskipTests -pl benchmarks -am package && "
      + "java -jar benchmarks/target/benchmarks.jar";

  private Texts() {}

  static String introduction(Options options, Timing timing, List<Jvm> jvms) {
    return """
        # Performance

        [Contents](README.md) › Reference

        Measured on %s, %s, with %s. Made by

        ```bash
        %s
        ```

        Each figure is the median of %d iterations of %d ms. They come from %s through all
        rows of a table, each row in a virtual machine of its own. "~" marks figures whose middle
        half of iterations spreads over more than 25 %% of the median. Times differ from machine to
        machine, so compare ratios within one run. "allocated" is bytes for each call. The values
        and all codecs are in `benchmarks/`. Before the measurement, a check makes sure that each
        codec returns exactly the values that it was given.

        "÷ dictionary" and "÷ array" are the time of the row divided by the mapper's time in that
        shape: above 1 the mapper is faster. In these columns, all rows are compared with plain
        `encode`, which keeps nothing between calls ("new"). The goals compare like with like:
        codecs that keep a buffer ("kept") with the mapper's kept writer, from which the packet is
        copied.

        - protobuf-java builds its message from the object and the object from its message. Like
          the mapper, it counts the bytes before it writes, and makes an array of that size.
        - Kryo and Fory have all classes registered and track no references. Kryo and dsl-json
          write into an output that their codecs keep in this benchmark. Fory keeps a buffer of up
          to 128 KiB by itself. Jackson and avaje-jsonb recycle their buffers.
        - The expert's code writes and reads the same packets by hand with plain arrays, for these
          types only. It keeps its array and copies the packet out of it; if the packet has a fixed
          size, it makes a new array of that size. It refuses packets with other keys or another
          order.
        - "no copy" leaves the packet in the writer's buffer, as streams and sockets need it.
        - Godot's packets have a header before each value and pad each text. Therefore a player as
          a Dictionary takes three times the bytes of protobuf, Kryo or Fory, all of which are
          copied.
        - Fory copies the bytes of a String with `Unsafe`. The mapper does not use `Unsafe`, and
          reads each char.
        - Vectors have `double` components in Java. Variants and protobuf messages hold them as
          32-bit floats; the other codecs write 64 bits.
        - Coordinates have six decimals, because both JSON codecs round the 17th digit of a
          `double`.
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

  /** Returns the command line without the folders of this machine. */
  private static String command(Options options, List<Jvm> jvms) {
    String run = (options.brief() ? " " + Options.SHORT : "")
        + (options.rounds() == Options.USUAL ? "" : " " + Options.ROUNDS + " " + options.rounds());
    return jvms.stream()
        .skip(1)
        .map(jvm -> " " + Options.JVM + " <" + jvm.name() + ">/bin/java")
        .collect(Collectors.joining("", COMMAND + run, ""));
  }
}
