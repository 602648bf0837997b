package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantSerializer;

/**
 * One measured value, with the codecs that are generated or written for its type alone.
 *
 * @param name what tables and JMH call it
 * @param value the value in Dictionary shape; what peers encode, too
 * @param serializer writes it as a Dictionary
 * @param arrayValue the same value in Array shape
 * @param arraySerializer writes it as an Array
 * @param written the codecs written by hand
 */
public record Workload<D, A>(
    String name,
    D value,
    VariantSerializer<D> serializer,
    A arrayValue,
    VariantSerializer<A> arraySerializer,
    Written<D, A> written) {
  /**
   * The codecs written for one type by hand.
   *
   * @param protobuf builds the message from the object, and the object from the message
   * @param expertDictionary makes the packets of {@code serializer}
   * @param expertArray makes the packets of {@code arraySerializer}
   */
  public record Written<D, A>(Codec<D> protobuf, Codec<D> expertDictionary, Codec<A> expertArray) {}

  /** The value's class, for codecs that look at classes. */
  @SuppressWarnings("unchecked") // the class of a D, and no D here has subclasses
  Class<D> type() {
    return (Class<D>) value.getClass();
  }
}
