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
  /** protobuf-java computes the size of its message, and writes into an array of that size. */
  PROTOBUF("protobuf-java", Buffer.NEW),
  /** Our codec keeps its {@code Output}. */
  KRYO("Kryo", Buffer.KEPT),
  /** Fory itself keeps a buffer of up to 128 KiB. */
  FORY("Apache Fory", Buffer.KEPT),
  /** Jackson recycles its buffers. */
  CBOR("Jackson CBOR", Buffer.KEPT),
  /**
   * Jackson recycles its buffers, and its MessagePack module also recycles one buffer for each
   * thread.
   */
  MESSAGEPACK("Jackson MessagePack", Buffer.KEPT),
  /** avaje-jsonb itself recycles its buffers. */
  AVAJE_JSONB("avaje-jsonb", Buffer.KEPT),
  /** Our codec keeps its {@code JsonWriter}. */
  DSL_JSON("dsl-json", Buffer.KEPT),
  CLONE("clone() of the dictionary packet", Buffer.NEW);

  /**
   * The array into which a packet is written first. In the end, every codec returns a new array,
   * except for {@link #DICTIONARY_UNCOPIED} and {@link #ARRAY_UNCOPIED}, which do not copy.
   */
  private enum Buffer {
    /** An array that is created for this packet. */
    NEW,
    /** An array that is reused from the previous packet. */
    KEPT,
    /**
     * A reused array if the packet contains text. Otherwise a new array, because the size is known.
     */
    KEPT_FOR_TEXTS
  }

  private final String title;
  private final Buffer buffer;

  Peer(String title, Buffer buffer) {
    this.title = title;
    this.buffer = buffer;
  }

  /** Returns the name of the serializer in tables. */
  public String title() {
    return title;
  }

  /**
   * Returns the title without "Variant Mapper", for tables in which all rows are about Variant
   * Mapper.
   */
  public String shortTitle() {
    return title.replace("Variant Mapper, ", "");
  }

  /**
   * Returns whether the serializer writes this workload into a buffer that it keeps between calls.
   */
  public boolean keepsBuffer(String workload) {
    return switch (buffer) {
      case NEW -> false;
      case KEPT -> true;
      case KEPT_FOR_TEXTS -> Workloads.WITH_TEXTS.contains(workload);
    };
  }

  /**
   * Returns whether the serializer is measured on a virtual machine that loads the same classes as
   * Android.
   */
  public boolean isPortable() {
    return this == DICTIONARY_PORTABLE || this == ARRAY_PORTABLE;
  }

  /**
   * Returns whether only writing is measured. This is the case if another row measures the same way
   * of reading.
   */
  public boolean writesOnly() {
    return switch (this) {
      case DICTIONARY_KEPT, DICTIONARY_UNCOPIED, ARRAY_KEPT, ARRAY_UNCOPIED -> true;
      default -> false;
    };
  }
}
