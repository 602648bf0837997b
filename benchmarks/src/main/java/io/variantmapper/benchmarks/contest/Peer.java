package io.variantmapper.benchmarks.contest;

/**
 * The serializers that are measured. The constant's name is the JMH parameter.
 *
 * <pre>{@code
 * Contender<?> contender = Contenders.of(Peer.KRYO, Workloads.named("player"));
 * }</pre>
 */
public enum Peer {
  DICTIONARY("Variant Mapper, dictionary", Buffer.NEW),
  DICTIONARY_KEPT("Variant Mapper, dictionary, kept writer", Buffer.KEPT),
  DICTIONARY_UNCOPIED("Variant Mapper, dictionary, kept writer, no copy", Buffer.KEPT),
  DICTIONARY_PORTABLE("Variant Mapper, dictionary, portable bytes", Buffer.NEW),
  ARRAY("Variant Mapper, array", Buffer.NEW),
  ARRAY_KEPT("Variant Mapper, array, kept writer", Buffer.KEPT),
  ARRAY_UNCOPIED("Variant Mapper, array, kept writer, no copy", Buffer.KEPT),
  ARRAY_PORTABLE("Variant Mapper, array, portable bytes", Buffer.NEW),
  EXPERT_DICTIONARY("expert's code, dictionary", Buffer.KEPT_FOR_TEXTS),
  EXPERT_ARRAY("expert's code, array", Buffer.KEPT_FOR_TEXTS),
  /** Asks its message for the size, and writes into an array of that size. */
  PROTOBUF("protobuf-java", Buffer.NEW),
  /** Our codec keeps its {@code Output}. */
  KRYO("Kryo", Buffer.KEPT),
  /** Keeps a buffer of up to 128 KiB by itself. */
  FORY("Apache Fory", Buffer.KEPT),
  /** Jackson recycles its buffers. */
  CBOR("Jackson CBOR", Buffer.KEPT),
  /** Jackson recycles its buffers, and the format one of its own for each thread. */
  MESSAGEPACK("Jackson MessagePack", Buffer.KEPT),
  /** Recycles its buffers by itself. */
  AVAJE_JSONB("avaje-jsonb", Buffer.KEPT),
  /** Our codec keeps its {@code JsonWriter}. */
  DSL_JSON("dsl-json", Buffer.KEPT),
  CLONE("clone() of the dictionary packet", Buffer.NEW);

  /** Where a packet is written first; all but the rows without copy return an array of its own. */
  private enum Buffer {
    /** An array that is made for this packet. */
    NEW,
    /** An array that is still there from the packet before. */
    KEPT,
    /** The same, but a new one where no text is in the packet, so that its size is known. */
    KEPT_FOR_TEXTS
  }

  private final String title;
  private final Buffer buffer;

  Peer(String title, Buffer buffer) {
    this.title = title;
    this.buffer = buffer;
  }

  /** How tables name it. */
  public String title() {
    return title;
  }

  /** The title without "Variant Mapper", where all rows are the mapper's. */
  public String shortTitle() {
    return title.replace("Variant Mapper, ", "");
  }

  /** Whether it writes into a buffer that it keeps between calls. */
  public boolean keepsBuffer(String workload) {
    return switch (buffer) {
      case NEW -> false;
      case KEPT -> true;
      case KEPT_FOR_TEXTS -> Workloads.WITH_TEXTS.contains(workload);
    };
  }

  /** Whether it runs where the virtual machine takes the classes that Android takes. */
  public boolean isPortable() {
    return this == DICTIONARY_PORTABLE || this == ARRAY_PORTABLE;
  }

  /** Whether it is measured writing only; its reading is another row's. */
  public boolean writesOnly() {
    return switch (this) {
      case DICTIONARY_KEPT, DICTIONARY_UNCOPIED, ARRAY_KEPT, ARRAY_UNCOPIED -> true;
      default -> false;
    };
  }
}
