package io.variantmapper.benchmarks.codec;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value and its written form, which is a packet or a text.
 *
 * <pre>{@code
 * Conversion<?, ?> json = Form.TYPED_JSON.of(Workloads.named("player")).requireRoundTrip();
 * Object text = json.write();
 * }</pre>
 *
 * @param name the name of the conversion in messages
 * @param written the written form of {@code value}
 */
public record Conversion<V, W>(
    String name, V value, W written, Function<V, W> writer, Function<W, V> reader) {
  /** Creates a conversion of a value. */
  public static <V, W> Conversion<V, W> of(
      String name, V value, Function<V, W> writer, Function<W, V> reader) {
    return new Conversion<>(name, value, writer.apply(value), writer, reader);
  }

  /** Writes the value. */
  public W write() {
    return writer.apply(value);
  }

  /** Reads the written form. */
  public V read() {
    return reader.apply(written);
  }

  /** Returns the number of bytes of the written form; a text is in UTF-8. */
  public int size() {
    return written instanceof byte[] packet
        ? packet.length
        : written.toString().getBytes(StandardCharsets.UTF_8).length;
  }

  /**
   * Checks that the value is read back.
   *
   * @return this
   * @throws DataLossException if anything is lost or changed
   */
  public Conversion<V, W> requireRoundTrip() {
    Optional<String> difference = FirstDifference.between(value, read());
    if (difference.isPresent()) {
      throw new DataLossException(
          "Not measured: " + name + " does not return the value: " + difference.get());
    }
    return this;
  }
}
