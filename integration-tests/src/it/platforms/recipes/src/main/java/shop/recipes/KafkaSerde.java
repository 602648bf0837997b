package shop.recipes;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;

final class KafkaSerde {
  private KafkaSerde() {}

  static <T> Serde<T> of(VariantSerializer<T> serializer, VariantFormat format) {
    return Serdes.serdeFrom(
        (topic, value) -> value == null ? null : serializer.encode(value, format),
        (topic, packet) -> packet == null ? null : decode(serializer, packet, format));
  }

  private static <T> T decode(
      VariantSerializer<T> serializer, byte[] packet, VariantFormat format) {
    try {
      return serializer.decode(packet, format);
    } catch (VariantException e) {
      throw new SerializationException(e);
    }
  }
}
