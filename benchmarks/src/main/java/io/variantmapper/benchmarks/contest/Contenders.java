package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.peer.AvajeCodec;
import io.variantmapper.benchmarks.peer.DslJsonCodec;
import io.variantmapper.benchmarks.peer.ForyCodec;
import io.variantmapper.benchmarks.peer.JacksonCodec;
import io.variantmapper.benchmarks.peer.KryoCodec;
import io.variantmapper.runtime.VariantSerializer;

/**
 * Creates the contender of each serializer for a workload.
 *
 * <pre>{@code
 * Contender<?> contender = Contenders.of(Peer.KRYO, Workloads.named("player"));
 * }</pre>
 */
public final class Contenders {
  /** A placeholder for a contender that has not been created yet. */
  public static final Contender<?> NONE = new Contender<>("nobody", new byte[0], new CloneCodec());

  private Contenders() {}

  /**
   * Returns a contender with the codec of {@code peer}, and with the value in the shape that this
   * codec takes.
   */
  public static <D, A> Contender<?> of(Peer peer, Workload<D, A> workload) {
    String name = peer.title() + ", " + workload.name();
    return switch (peer) {
      case CLONE -> {
        byte[] packet = workload.serializer().encode(workload.value());
        yield new Contender<>(name, packet, new CloneCodec());
      }
      case ARRAY, ARRAY_KEPT, ARRAY_UNCOPIED, ARRAY_PORTABLE, EXPERT_ARRAY ->
        new Contender<>(name, workload.arrayValue(), arrayCodec(peer, workload));
      default -> new Contender<>(name, workload.value(), codec(peer, workload));
    };
  }

  /**
   * Creates a contender for a value that is not in a workload. The packet stays in a reused writer.
   */
  public static <T> Contender<T> uncopied(String name, T value, VariantSerializer<T> serializer) {
    return new Contender<>(name, value, new UncopiedCodec<>(serializer));
  }

  /**
   * Creates a contender that encodes by copying a packet into a reused array, and decodes by
   * cloning the packet.
   */
  public static Contender<byte[]> copied(String name, byte[] packet) {
    return new Contender<>(name, packet, new CopyCodec(packet.length));
  }

  private static <D, A> Codec<A> arrayCodec(Peer peer, Workload<D, A> workload) {
    return switch (peer) {
      case ARRAY_KEPT -> new KeptCodec<>(workload.arraySerializer());
      case ARRAY_UNCOPIED -> new UncopiedCodec<>(workload.arraySerializer());
      case EXPERT_ARRAY -> workload.written().expertArray();
      default -> new MappedCodec<>(workload.arraySerializer());
    };
  }

  private static <D, A> Codec<D> codec(Peer peer, Workload<D, A> workload) {
    Class<D> type = workload.type();
    return switch (peer) {
      case DICTIONARY_KEPT -> new KeptCodec<>(workload.serializer());
      case DICTIONARY_UNCOPIED -> new UncopiedCodec<>(workload.serializer());
      case EXPERT_DICTIONARY -> workload.written().expertDictionary();
      case PROTOBUF -> workload.written().protobuf();
      case KRYO -> new KryoCodec<>(type);
      case FORY -> new ForyCodec<>(type);
      case CBOR -> JacksonCodec.cbor(type);
      case MESSAGEPACK -> JacksonCodec.messagePack(type);
      case AVAJE_JSONB -> new AvajeCodec<>(type);
      case DSL_JSON -> new DslJsonCodec<>(type);
      default -> new MappedCodec<>(workload.serializer());
    };
  }
}
