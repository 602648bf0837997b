package shop.recipes;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;

final class MeasuredDecoder<T> {
  private final VariantSerializer<T> serializer;
  private final VariantFormat format;
  private final DistributionSummary bytes;
  private final Counter failures;

  MeasuredDecoder(VariantSerializer<T> serializer, VariantFormat format, MeterRegistry meters) {
    this.serializer = serializer;
    this.format = format;
    bytes = meters.summary("packets.received.bytes");
    failures = meters.counter("packets.failed");
  }

  T decode(byte[] packet) {
    try {
      T value = serializer.decode(packet, format);
      bytes.record(packet.length);
      return value;
    } catch (VariantException e) {
      failures.increment();
      throw e;
    }
  }
}
