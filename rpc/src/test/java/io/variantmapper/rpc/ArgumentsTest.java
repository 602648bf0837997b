package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  private static final List<VariantFormat> FORMATS =
      List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_4.withDoublePrecision());

  private final ArgumentReader in = new ArgumentReader(VariantFormat.GODOT_4);

  /** Returns the packet after the node: function, count and arguments. */
  private static String written(Consumer<ArgumentWriter> arguments) {
    return written(VariantFormat.GODOT_4, arguments);
  }

  private static String written(VariantFormat format, Consumer<ArgumentWriter> arguments) {
    ArgumentWriter out = new ArgumentWriter(format);
    out.begin(7);
    arguments.accept(out);
    out.end();
    return Recordings.hex(Arrays.copyOfRange(out.bytes(), ArgumentWriter.HEADER, out.position()));
  }

  private ArgumentReader reader(int count, String arguments) {
    byte[] bytes = Recordings.bytes(arguments);
    in.begin(bytes, 0, 0, bytes.length, count);
    return in;
  }

  @ParameterizedTest
  @CsvSource({
    "127, 027f",
    "-128, 0280",
    "128, 428000",
    "32768, 8200800000",
    "2147483648, c20000008000000000"
  })
  void intIsWrittenInTheFewestBytes(long value, String argument) {
    assertThat(written(out -> out.writeLong(value))).isEqualTo("0701" + argument);
    assertThat(written(out -> out.next().writeLong(value))).isEqualTo("0701" + argument);
    assertThat(reader(1, argument).readLong()).isEqualTo(value);
    assertThat(reader(1, argument).next().readLong()).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void boolTakesOneByte(boolean value) {
    String argument = value ? "81" : "01";

    assertThat(written(out -> out.writeBoolean(value))).isEqualTo("0701" + argument);
    assertThat(written(out -> out.next().writeBoolean(value))).isEqualTo("0701" + argument);
    assertThat(reader(1, argument).readBoolean()).isEqualTo(value);
    assertThat(reader(1, argument).next().readBoolean()).isEqualTo(value);
  }

  @Test
  void onlyPackedByteArrayIsWrittenBare() {
    assertThat(written(out -> out.next().writePackedByteArray(new byte[] {5, 6})))
        .isEqualTo("070506");
    assertThat(reader(-1, "0506").next().readPackedByteArray()).containsExactly(5, 6);
  }

  @Test
  void emptyPackedByteArrayIsNotLost() {
    // Godot 4.6.3 sends 07 alone, which arrives as no argument, but reads these bytes.
    assertThat(written(out -> out.next().writePackedByteArray(new byte[0])))
        .isEqualTo("07011d00000000000000");
  }

  @Test
  void functionWithOneByteArrayGetsAnEmptyOneForNoArgument() {
    assertThat(reader(0, "").readOnlyByteArray()).isEmpty();
    assertThat(reader(-1, "0506").readOnlyByteArray()).containsExactly(5, 6);
    assertThat(reader(1, "1d00000001000000ff000000").readOnlyByteArray()).containsExactly(-1);
    assertThatThrownBy(() -> reader(2, "02050206").readOnlyByteArray())
        .isInstanceOf(VariantException.class);
  }

  @Test
  void floatThatIsAnIntegerIsReadAsInt() {
    assertThat(reader(1, "0300000000000040").readInt()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1.5, 030000000000c03f", "0.1, 030001009a9999999999b93f"})
  void floatIsWrittenInTheFewestBytes(double value, String argument) {
    assertThat(written(out -> out.writeDouble(value))).isEqualTo("0701" + argument);
    assertThat(reader(1, argument).readDouble()).isEqualTo(value);
    assertThat(reader(1, argument).readFloat()).isEqualTo((float) value);
  }

  @Test
  void intIsReadAsFloat() {
    assertThat(reader(1, "0202").readDouble()).isEqualTo(2);
    assertThat(reader(1, "0202").readFloat()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0300", "03000000000000", "03000100ffffffffffffff"})
  void cutFloatIsNoCall(String argument) {
    assertThatThrownBy(() -> reader(1, argument).readDouble())
        .isInstanceOf(VariantException.class)
        .hasMessageStartingWith("Cut off");
  }

  @ParameterizedTest
  @CsvSource({
    "05000000 0000c03f 00000040, 4000000000000000",
    "05000000 0000c03f 0100807f, 7ff0000020000000",
    "05000100 000000000000f83f 0000000000000040, 4000000000000000"
  })
  void vectorIsReadWithAllItsBits(String argument, String y) {
    ArgumentReader in = reader(2, argument.replace(" ", "") + "0205");

    assertThat(Double.doubleToRawLongBits(in.readVector2().y())).isEqualTo(Long.parseLong(y, 16));
    assertThat(in.readInt()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "09000000 0000c03f 00000040 00004040, 4008000000000000",
    "09000000 0000c03f 00000040 0100807f, 7ff0000020000000"
  })
  void vector3IsReadWithAllItsBits(String argument, String z) {
    ArgumentReader in = reader(2, argument.replace(" ", "") + "0205");

    assertThat(Double.doubleToRawLongBits(in.readVector3().z())).isEqualTo(Long.parseLong(z, 16));
    assertThat(in.readInt()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "05", "05000000", "050000000000c03f000000", "0205", "00000000"})
  void cutVectorAndOtherValueAreNoCall(String argument) {
    assertThatThrownBy(() -> reader(1, argument).readVector2())
        .isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> reader(1, argument).readVector3())
        .isInstanceOf(VariantException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "crossbow", "€", "a€"})
  @NullSource
  void textIsWrittenAsInPackets(String text) {
    assertThat(written(out -> {
          out.writeString(text);
          out.writeString("b");
        }))
        .isEqualTo(written(out -> {
          out.next().writeString(text);
          out.next().writeString("b");
        }));
  }

  @Test
  void textThatDoesNotFitIntoTheBufferIsWritten() {
    String text = "a".repeat(300);

    assertThat(written(out -> out.writeString(text)))
        .isEqualTo(written(out -> out.next().writeString(text)));
  }

  @Test
  void textWithNulIsNotWritten() {
    assertThatThrownBy(() -> written(out -> out.writeString("a\0b")))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void paddingOfTextIsZeroAlthoughTheBufferIsUsedAgain() {
    ArgumentWriter out = new ArgumentWriter(VariantFormat.GODOT_4);
    out.begin(7);
    out.writeString("crossbow");
    out.begin(7);
    out.writeString("hi");
    out.end();

    assertThat(Arrays.copyOfRange(out.bytes(), out.position() - 4, out.position()))
        .containsExactly('h', 'i', 0, 0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.5, 0.1, 1e300, Double.NaN, Double.NEGATIVE_INFINITY})
  void vectorIsWrittenAsInPackets(double x) {
    for (VariantFormat format : FORMATS) {
      Vector2 flat = new Vector2(x, 2);
      Vector3 deep = new Vector3(1, x, 3);

      assertThat(written(format, out -> out.writeVector2(flat)))
          .isEqualTo(written(format, out -> out.next().writeVector2(flat)));
      assertThat(written(format, out -> out.writeVector3(deep)))
          .isEqualTo(written(format, out -> out.next().writeVector3(deep)));
    }
  }

  @Test
  void nullIsWrittenAsNil() {
    assertThat(written(out -> {
          out.writeVector2(null);
          out.writeVector3(null);
        }))
        .isEqualTo("07020000000000000000");
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.5, 0.1, 1e300, Double.NaN})
  void floatIsWrittenAsInPackets(double value) {
    assertThat(written(out -> out.writeDouble(value)))
        .isEqualTo(written(out -> out.next().writeDouble(value)));
    assertThat(written(out -> out.writeFloat((float) value)))
        .isEqualTo(written(out -> out.next().writeFloat((float) value)));
  }

  @Test
  void bufferGrowsWithNumbers() {
    Consumer<ArgumentWriter> numbers = out -> {
      for (int i = 0; i < 80; i++) {
        out.writeVector2(new Vector2(i, i));
        out.writeVector3(new Vector3(i, i, i));
        out.writeFloat(i);
      }
    };

    assertThat(written(numbers)).hasSize(2 * (2 + 80 * (12 + 16 + 8)));
  }

  @ParameterizedTest
  @CsvSource({
    "04000000 00000000, ''",
    "04000000 02000000 68690000, hi",
    "04000000 08000000 63726f7373626f77, crossbow",
    "04000000 03000000 e282ac00, €",
    "04000000 04000000 61006263, a",
    "15000000 02000000 68690000, hi"
  })
  void textIsReadWithItsPadding(String argument, String text) {
    ArgumentReader in = reader(2, argument.replace(" ", "") + "0205");

    assertThat(in.readString()).isEqualTo(text);
    assertThat(in.readInt()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "04",
        "04000000",
        "04000000 0200",
        "04000000 02000000 6869",
        "04000000 ffffffff 68690000",
        "04000000 ffffff7f 68690000",
        "04000000 02000000 68ff0000",
        "04000000 03000000 eda08000",
        "04000000 15000000 616161616161616161616161616161616161616161000000",
        "0205",
        "00000000"
      })
  void damagedTextAndOtherValueAreRefusedAsInPackets(String argument) {
    VariantFormat format =
        VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxStringBytes(20));
    byte[] bytes = Recordings.bytes(argument.replace(" ", ""));
    ArgumentReader in = new ArgumentReader(format);
    in.begin(bytes, 0, 0, bytes.length, 1);
    Throwable refusal = catchThrowable(() -> in.next().readString());

    in.begin(bytes, 0, 0, bytes.length, 1);
    assertThatThrownBy(in::readString)
        .isInstanceOf(VariantException.class)
        .hasMessage(refusal.getMessage());
  }

  @Test
  void textOverTheLimitOfPacketsIsRefused() {
    VariantFormat format = VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(11));
    byte[] bytes = Recordings.bytes("040000000200000068690000");
    ArgumentReader in = new ArgumentReader(format);
    in.begin(bytes, 0, 0, bytes.length, 1);

    assertThatThrownBy(in::readString)
        .isInstanceOf(VariantException.class)
        .hasMessageContaining("over the limit of 11");
  }

  @Test
  void textOfGodot3IsReadAsAPlainPacket() {
    byte[] bytes = Recordings.bytes("0400000002000000686900000200000005000000");
    ArgumentReader in = ArgumentReader.plain(VariantFormat.GODOT_3);
    in.begin(bytes, 0, 0, bytes.length, 2);

    assertThat(in.readString()).isEqualTo("hi");
    assertThat(in.readInt()).isEqualTo(5);
  }

  @Test
  void argumentsAfterAPlainPacketAreFound() {
    ArgumentReader in = reader(3, "040000000200000068690000020581");

    assertThat(in.next().readString()).isEqualTo("hi");
    assertThat(in.readInt()).isEqualTo(5);
    assertThat(in.readBoolean()).isTrue();
    in.end();
    assertThat(in.hasEnded()).isTrue();
  }

  @Test
  void unreadArgumentIsNoCall() {
    ArgumentReader in = reader(2, "02050206");
    in.readInt();

    assertThatThrownBy(in::end)
        .isInstanceOf(VariantException.class)
        .hasMessageStartingWith("Expected 1 arguments, found 2");
  }

  @Test
  void missingArgumentIsNoCall() {
    assertThatThrownBy(() -> reader(0, "").readInt()).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> reader(2, "0205").requireCount(1, 1))
        .isInstanceOf(VariantException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "02", "42ff", "82ffffff", "c2ffffffffffffff"})
  void cutArgumentIsNoCall(String argument) {
    assertThatThrownBy(() -> reader(1, argument).readLong())
        .isInstanceOf(VariantException.class)
        .hasMessageStartingWith("Cut off");
  }

  @Test
  void callWithMoreThan255ArgumentsIsRefused() {
    assertThatThrownBy(() -> written(out -> {
          for (int i = 0; i <= ArgumentWriter.MAX_COUNT; i++) {
            out.writeBoolean(true);
          }
        }))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void forgottenArgumentIsReported() {
    assertThatThrownBy(() -> written(ArgumentWriter::next))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Argument 1 was not written");
    ArgumentReader in = reader(1, "03000000000000400000");
    in.next();
    assertThatThrownBy(in::end)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Argument 1 was not read");
  }
}
