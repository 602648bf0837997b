package io.variantmapper.benchmarks.report;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

/** The prose around the tables of the document. */
final class Texts {
  static final String TREES = """
      The value is the world snapshot: 200 objects of six fields. Writing a text makes a String, and
      reading takes one. Jackson's trees are those of Jackson 3, whose parser the module `text` also
      uses to read JSON. Plain JSON has no types: a vector is an array of its components.
      `TreeBenchmark` measures these rows, and also a player and a save.
      """;
  static final String GRIDS = """
      The cells of a square are the elements of a set or the keys of a map. Reading also counts keys
      with equal [hash codes](limits.md#keys-with-equal-hash-codes). The ratio compares reading with
      two other times: the same objects, which exist already, are put into a new `HashSet` or
      `HashMap` one by one, and the same objects are read as lists. `Vector2i` has a hash code that
      spreads cells. `Cell` is a record with the usual hash code, and the last rows have as many
      cells with equal hash codes as reading accepts. `GridBenchmark` measures these rows.
      """;
  static final String SIZES = """
      The table shows nanoseconds for each byte. Writing uses a kept writer, without a copy,
      because allocating 64 MiB for each call would take longer than the writing. Reading
      allocates its result. "copied" is `System.arraycopy` into a reused array for "encode", and
      `clone()` for "decode". The two "copied" rows show the cost of memory alone: a byte
      takes several times longer if packets no longer fit into the caches.
      """;
  static final String COPIES = """
      The table shows the time for floats as a multiple of the time for copying the same number of
      bytes. For 1 KiB, the call itself takes longer than the copy.
      """;
  static final String FIELDS = """
      The table shows nanoseconds for each byte. The values are arrays of rows, with about 3200
      fields in total. Writing uses a kept writer, without a copy. In the last row, the keys are
      in an order that the mapper does not expect.
      """;
  static final String BUILDS = """
      Each build starts a new compiler, which writes to an empty folder. Half of the types are
      records with 3 fields, and half are records with 9 fields. The first build is not
      counted; the times are the median of the builds after it. "added per type" is the time that
      the processor adds to javac for each type, including the compilation of the generated code.
      """;

  private static final String NOTES = """
      - For protobuf-java, encoding includes building its message from the object, and decoding
        includes building the object from the message. Like the mapper, protobuf-java counts the
        bytes before it writes, and allocates an array of that size.
      - In Kryo and Fory, all classes are registered, and references are not tracked. Kryo and
        dsl-json write into an output that their codecs keep in this benchmark. Fory itself
        keeps a buffer of up to 128 KiB. Jackson and avaje-jsonb recycle their buffers.
      - The expert's code is written by hand. It writes and reads the same packets with plain
        arrays, for these types only. It writes into an array that it keeps, and copies the
        packet out of this array. If the code knows the size of the packet in advance, it
        instead writes into a new array of that size. It refuses packets with other keys or
        another order.
      - "no copy" means that the packet stays in the writer's buffer. Streams send it from there.
      - "portable bytes" uses the classes for Android, which work without `VarHandle`.
      - Godot's packets have a header before each value, and pad each text. A Dictionary also
        contains its keys. Therefore the packet of a player as a Dictionary is three times as
        large as with protobuf, Kryo or Fory.
      - Fory copies the bytes of a String with `Unsafe`. The mapper does not use `Unsafe`, and
        reads the chars one by one.
      - Vectors have `double` components in Java. Variants and protobuf messages hold them as
        32-bit floats; the other codecs write 64 bits.
      - Coordinates have six decimals, because both JSON codecs round the 17th digit of a
        `double`.
      - In Godot, a script calls `var_to_bytes` and `bytes_to_var`; the fastest round counts.

      To measure a few rows alone, run JMH itself, here for the trees of a player:

      ```bash
      java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \\
        org.openjdk.jmh.Main -f 1 -p workload=player TreeBenchmark
      ```

      [Generated GDScript classes](gdscript.md#how-long-reading-takes) have their own figures.
      """;

  private static final String COMMAND = "mvn -q -DskipTests -pl benchmarks -am package && "
      + "java -jar benchmarks/target/benchmarks.jar";

  private Texts() {}

  static String introduction(Options options, Timing timing, List<Jvm> jvms) {
    return """
        # Performance

        [Contents](README.md) › Reference

        Measured on %s, %s, with %s. This command measured the times and wrote this page:

        ```bash
        %s
        ```

        Each figure is the median of %d iterations of %d ms, measured in %s. A round measures
        all rows of a table. Each row runs in its own virtual machine. "~" marks a figure if the
        middle half of its iterations spreads over more than 25 %% of the median. Times differ
        from machine to machine, so compare ratios within one run. "allocated" is the number of
        bytes that one call allocates. The values and all codecs are in `benchmarks/`. Before the
        measurement, a check makes sure that each codec returns exactly the given values.

        "÷ dictionary" and "÷ array" are the time of the row divided by the mapper's time in
        that shape: above 1 the mapper is faster. For encoding, these columns compare all rows with
        plain `encode`, which keeps nothing between calls ("new"). The goals compare a codec that
        keeps a buffer ("kept") with the mapper's kept writer, whose time includes a copy of the
        packet. "slowest ÷ fastest byte" divides the longest time per byte in a row by the
        shortest time per byte in that row.

        """.formatted(
                LocalDate.now(ZoneOffset.UTC),
                Machine.describe(),
                jvms.stream().map(Jvm::name).collect(Collectors.joining(" and ")),
                command(options, jvms),
                timing.iterations() * timing.rounds(),
                timing.milliseconds(),
                timing.rounds() == 1 ? "1 round" : timing.rounds() + " rounds")
        + NOTES;
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
