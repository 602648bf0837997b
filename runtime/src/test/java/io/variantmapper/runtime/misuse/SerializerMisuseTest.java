package io.variantmapper.runtime.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.mapping.FieldWriter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A custom serializer must write and read exactly one value. Otherwise, the exception's message
 * names the class of the serializer.
 */
class SerializerMisuseTest {
  private static final String NAME = Handwritten.class.getName();

  @Test
  void messageNamesASerializerThatWritesNothing() {
    assertMisuse(out -> {}, NAME + " wrote 0 values, at $");
  }

  @Test
  void messageNamesASerializerThatWritesTwoValuesInsteadOfOneElement() {
    assertInArray(
        out -> {
          out.writeInt(1);
          out.writeInt(2);
        },
        NAME + " wrote 2 values, at $[2]");
  }

  @Test
  void messageNamesASerializerThatWritesTwoValuesToAPacket() {
    assertAlone(
        out -> {
          out.writeInt(1);
          out.writeInt(2);
        },
        NAME + ": The packet has its one value already.");
  }

  @Test
  void messageNamesASerializerThatLeavesAContainerOpen() {
    assertMisuse(out -> out.beginArray(0), NAME + " left 1 container open, at ");
    assertMisuse(out -> out.beginDictionary(1), NAME + " left 1 container open, at ");
    assertMisuse(out -> FieldWriter.beginArray(out, 0), NAME + " left 1 container open, at ");
    assertMisuse(
        out -> {
          out.beginArray(1);
          out.beginArray(0);
        },
        NAME + " left 2 containers open, at ");
  }

  @Test
  void messageNamesASerializerThatEndsTooManyContainers() {
    Consumer<VariantWriter> surplusEnd = out -> {
      out.beginArray(0);
      out.endArray();
      out.endArray();
    };
    assertAlone(surplusEnd, NAME + ": endArray() closes nothing: no container is open.");
    assertInArray(surplusEnd, NAME + ": endArray() comes too early: the Array was opened last");
  }

  @Test
  void messageNamesASerializerThatEndsTheContainerAroundIt() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginArray(1);
    Handwritten serializer = new Handwritten(inside -> {
      inside.writeInt(1);
      inside.endArray();
    });
    MisuseAssertions.assertMisuse(
        () -> out.write(serializer, "text"), NAME + " closed 1 container that it did not open");
  }

  @Test
  void messageNamesOnlyTheInnermostSerializer() {
    Handwritten inner = new Handwritten(VariantWriter::endArray);
    Handwritten outer = new Handwritten(out -> {
      out.beginArray(1);
      out.write(inner, "text");
      out.endArray();
    });
    assertThatThrownBy(() -> outer.encode("text"))
        .isInstanceOf(IllegalStateException.class)
        .message()
        .containsOnlyOnce(NAME);
  }

  @Test
  void exceptionOfTheSerializerIsUnchanged() {
    IllegalStateException own = new IllegalStateException("mine");
    Handwritten serializer = new Handwritten(out -> {
      throw own;
    });
    assertThatThrownBy(() -> serializer.encode("text")).isSameAs(own);
  }

  @Test
  void messageNamesASerializerThatReadsTooMuchOrTooLittle() {
    byte[] packet = new byte[4];
    assertMisread(packet, in -> {}, NAME + " read 0 values, at $");
    byte[] array = {28, 0, 0, 0, 0, 0, 0, 0};
    assertMisread(array, VariantReader::beginArray, NAME + " left 1 container open, at ");
    assertMisread(packet, VariantReader::endArray, NAME + ": endArray() closes nothing");
  }

  private static void assertMisuse(Consumer<VariantWriter> writing, String message) {
    assertAlone(writing, message);
    assertInArray(writing, message);
  }

  private static void assertAlone(Consumer<VariantWriter> writing, String message) {
    Handwritten serializer = new Handwritten(writing);
    MisuseAssertions.assertMisuse(() -> serializer.encode("text"), message);
  }

  private static void assertInArray(Consumer<VariantWriter> writing, String message) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginArray(3);
    MisuseAssertions.assertMisuse(() -> out.write(new Handwritten(writing), "text"), message);
  }

  private static void assertMisread(
      byte[] packet, Consumer<VariantReader> reading, String message) {
    VariantSerializer<String> serializer = new Handwritten(reading, "text");
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    MisuseAssertions.assertMisuse(() -> in.read(serializer), message);
    assertThatThrownBy(() -> serializer.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasCauseInstanceOf(IllegalStateException.class);
    assertThat(serializer.readsNil()).isFalse();
  }

  private static final class Handwritten implements VariantSerializer<String> {
    private final Consumer<VariantWriter> writing;
    private final Consumer<VariantReader> reading;
    private final String result;

    Handwritten(Consumer<VariantWriter> writing) {
      this.writing = writing;
      reading = VariantReader::skip;
      result = "";
    }

    Handwritten(Consumer<VariantReader> reading, String result) {
      writing = VariantWriter::writeNil;
      this.reading = reading;
      this.result = result;
    }

    @Override
    public void write(VariantWriter out, @Nullable String value) {
      writing.accept(out);
    }

    @Override
    public String read(VariantReader in) {
      reading.accept(in);
      return result;
    }
  }
}
