package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantSerializer;

/**
 * A measured value, with the codecs that are generated or written only for its type.
 *
 * @param name the name of the workload in tables and in JMH
 * @param value the value in Dictionary shape; the codecs of the other libraries encode this value
 *     as well
 * @param serializer writes the value as a Dictionary
 * @param arrayValue the same value in Array shape
 * @param arraySerializer writes {@code arrayValue} as an Array
 * @param written the handwritten codecs
 */
public record Workload<D, A>(
    String name,
    D value,
    VariantSerializer<D> serializer,
    A arrayValue,
    VariantSerializer<A> arraySerializer,
    Written<D, A> written) {
  /**
   * The handwritten codecs of one type.
   *
   * @param protobuf builds the message from the object, and the object from the message
   * @param expertDictionary makes the same packets as {@code serializer}
   * @param expertArray makes the same packets as {@code arraySerializer}
   */
  public record Written<D, A>(Codec<D> protobuf, Codec<D> expertDictionary, Codec<A> expertArray) {}

  /** Returns the value's class, for codecs that inspect classes. */
  @SuppressWarnings("unchecked") // The value is a D, and the types used as D have no subclasses.
  Class<D> type() {
    return (Class<D>) value.getClass();
  }
}
