package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldReader;
import io.variantmapper.runtime.mapping.FieldRun;
import io.variantmapper.runtime.mapping.FieldWriter;
import io.variantmapper.runtime.mapping.Hole;
import java.time.Duration;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariantSerializerTest {
  private final VariantSerializer<Duration> durations = new DurationSerializer();

  @Test
  void encodedValueIsDecoded() {
    assertThat(durations.decode(durations.encode(Duration.ofSeconds(90))))
        .isEqualTo(Duration.ofSeconds(90));
  }

  @ParameterizedTest
  @ValueSource(longs = {-4, 0, 1, 15, 16, 17, 19, 20, ExpectedSize.UNKNOWN, Long.MAX_VALUE})
  void packetDoesNotDependOnTheExpectedSize(long size) {
    VariantSerializer<Duration> expecting = new DurationSerializer() {
      @Override
      public long expectedSize(@Nullable Duration value, int depth) {
        return size;
      }
    };
    assertThat(expecting.encode(Duration.ofSeconds(90)))
        .hasSize(16)
        .isEqualTo(durations.encode(Duration.ofSeconds(90)));
  }

  /** Generated code counts 4 bytes for a float, but a NaN takes 8. */
  @Test
  void packetIsWholeIfTheFixedSizeIsTooSmall() {
    VariantSerializer<Float> floats = new FloatSerializer();
    assertThat(floats.encode(1.5f)).hasSize((int) floats.fixedSize());
    assertThat(floats.encode(Float.NaN)).hasSize((int) floats.fixedSize() + 4);
    assertThat(floats.decode(floats.encode(Float.NaN))).isNaN();
  }

  @Test
  void bytesAfterTheValueAreRefusedWithoutLeniency() {
    VariantFormat exact = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
    byte[] packet = Packets.packet("04000000 04000000 50543153 00000000");
    assertThat(durations.decode(packet)).isEqualTo(Duration.ofSeconds(1));
    assertThatThrownBy(() -> durations.decode(packet, exact))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("4 bytes after the value");
  }

  @Test
  void exceptionOfTheMappedTypeIsWrapped() {
    byte[] packet = Packets.packet("04000000 04000000 736f6f6e");
    assertThatThrownBy(() -> durations.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("The mapped type refused the value at offset 0 ($): "
            + "java.time.format.DateTimeParseException: ")
        .hasCauseInstanceOf(DateTimeParseException.class);
  }

  @Test
  void longMessageOfTheMappedTypeIsTruncated() {
    VariantSerializer<ZoneId> zones = new ZoneSerializer();
    byte[] packet = Variant.of("Z".repeat(90_000)).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> zones.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageEndingWith("ZZZ…")
        .message()
        .hasSizeLessThan(1000);
  }

  @Test
  void messageContainsThePathOfAnObjectWhoseConstructorThrows() {
    VariantSerializer<String> refusing = new RefusingSerializer(true);
    byte[] packet = Variant.of(Map.of("user", Map.of("name", "Ada"))).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> refusing.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("The mapped type refused the value at offset 20 ($.user):"
            + " java.lang.IllegalArgumentException: no Ada");
  }

  @Test
  void pathLeadsToTheFieldWhoseSetterThrows() {
    VariantSerializer<String> refusing = new RefusingSerializer(false);
    byte[] packet = Variant.of(Map.of("user", Map.of("name", "Ada"))).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> refusing.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .extracting("path")
        .isEqualTo("$.user.name");
  }

  /**
   * Throws an exception for the inner object of {@code {"user": {"name": …}}}, before or after the
   * end of this object.
   */
  private static final class RefusingSerializer implements VariantSerializer<String> {
    private final boolean afterTheEnd;

    private RefusingSerializer(boolean afterTheEnd) {
      this.afterTheEnd = afterTheEnd;
    }

    @Override
    public void write(VariantWriter out, @Nullable String value) {
      out.writeString(value);
    }

    @Override
    public String read(VariantReader in) {
      in.beginDictionary();
      in.readString();
      in.beginDictionary();
      in.readString();
      String name = in.readString();
      if (afterTheEnd) {
        in.endDictionary();
      }
      throw new IllegalArgumentException("no " + name);
    }
  }

  private static final class FloatSerializer implements VariantSerializer<Float> {
    private static final FieldRun RUN =
        FieldRun.ofDictionary(FieldKeys.of("x"), 1, VariantType.FLOAT);
    private static final Hole<Double> X_AT = RUN.hole(0);

    @Override
    public void write(VariantWriter out, @Nullable Float value) {
      FieldWriter.writeFields(out, RUN);
      FieldWriter.putFloat(out, X_AT, value == null ? 0 : value);
    }

    @Override
    public long fixedSize() {
      return RUN.length();
    }

    @Override
    public Float read(VariantReader in) {
      FieldCursor cursor = FieldCursor.begin(in, FieldKeys.of("x"));
      cursor.next();
      float x = in.readFloat();
      FieldReader.endFields(in);
      return x;
    }
  }

  private static final class ZoneSerializer implements VariantSerializer<ZoneId> {
    @Override
    public void write(VariantWriter out, @Nullable ZoneId value) {
      out.writeString(value == null ? null : value.getId());
    }

    @Override
    public ZoneId read(VariantReader in) {
      return ZoneId.of(in.readString());
    }
  }

  private static class DurationSerializer implements VariantSerializer<Duration> {
    @Override
    public void write(VariantWriter out, @Nullable Duration value) {
      out.writeString(value == null ? null : value.toString());
    }

    @Override
    public Duration read(VariantReader in) {
      return Duration.parse(in.readString());
    }
  }
}
