package io.variantmapper.benchmarks.contest;

/**
 * Who is measured. The constant's name is the JMH parameter.
 *
 * <pre>{@code
 * Contender<?> contender = Contenders.of(Peer.KRYO, Workloads.named("player"));
 * }</pre>
 */
public enum Peer {
  DICTIONARY("Variant Mapper, dictionary"),
  DICTIONARY_REUSED("Variant Mapper, dictionary, reused writer"),
  DICTIONARY_PORTABLE("Variant Mapper, dictionary, portable bytes"),
  ARRAY("Variant Mapper, array"),
  ARRAY_REUSED("Variant Mapper, array, reused writer"),
  ARRAY_PORTABLE("Variant Mapper, array, portable bytes"),
  EXPERT_DICTIONARY("expert's code, dictionary"),
  EXPERT_ARRAY("expert's code, array"),
  PROTOBUF("protobuf-java"),
  KRYO("Kryo"),
  FORY("Apache Fory"),
  CBOR("Jackson CBOR"),
  MESSAGEPACK("Jackson MessagePack"),
  AVAJE_JSONB("avaje-jsonb"),
  DSL_JSON("dsl-json"),
  CLONE("clone() of the dictionary packet");

  private final String title;

  Peer(String title) {
    this.title = title;
  }

  /** How tables name it. */
  public String title() {
    return title;
  }

  /** Whether it runs where the virtual machine takes the classes that Android takes. */
  public boolean isPortable() {
    return this == DICTIONARY_PORTABLE || this == ARRAY_PORTABLE;
  }

  /** Whether it is measured writing only; its reading is another row's. */
  public boolean writesOnly() {
    return this == DICTIONARY_REUSED || this == ARRAY_REUSED;
  }
}
