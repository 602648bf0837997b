package io.variantmapper.runtime.types;

import io.variantmapper.runtime.wire.ByteArrays;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/** The two types that only Godot 2 has: Image and InputEvent. */
public final class Godot2Values {
  private static final int EVENT_HEAD = 3 * LittleEndian.WORD;

  private Godot2Values() {}

  /** Reads an Image: format, mipmaps, width, height, a length and the pixels. */
  public static Image readImage(PacketInput in) {
    Reading.takeHeader(in, VariantType.IMAGE);
    int format = takeImageFormat(in);
    int mipmaps = Reading.takeWord(in);
    int width = Reading.takeWord(in);
    int height = Reading.takeWord(in);
    return new Image(format, mipmaps, width, height, takePadded(in, Containers.takeCount(in, 1)));
  }

  private static int takeImageFormat(PacketInput in) {
    int format = Reading.takeWord(in);
    if (format < 0 || format >= Image.FORMATS) {
      throw in.malformed("Unknown image format " + format);
    }
    return format;
  }

  static void skipImage(PacketInput in) {
    takeImageFormat(in);
    Reading.pass(in, 3 * LittleEndian.WORD);
    Reading.passPadded(in, Containers.takeCount(in, 1));
  }

  /** Writes an Image. */
  public static void write(PacketOutput out, Image value) {
    byte[] data = value.data();
    Writing.putHeader(
        out, VariantType.IMAGE, 0, 5L * LittleEndian.WORD + ByteArrays.padded(data.length));
    Writing.putWord(out, value.format());
    Writing.putWord(out, value.mipmaps());
    Writing.putWord(out, value.width());
    Writing.putWord(out, value.height());
    Writing.putWord(out, data.length);
    Writing.putPaddedBytes(out, data);
  }

  /**
   * Reads an InputEvent: type, device, and a length that counts these three words too. The length
   * decides how much belongs to the event: the joystick motion of Godot 2.0 is shorter.
   */
  public static InputEvent readInputEvent(PacketInput in) {
    Reading.takeHeader(in, VariantType.INPUT_EVENT);
    int type = Reading.takeWord(in);
    int device = Reading.takeWord(in);
    return new InputEvent(type, device, takePadded(in, takeBodyLength(in)));
  }

  private static int takeBodyLength(PacketInput in) {
    int length = Reading.takeWord(in);
    if (length < EVENT_HEAD) {
      throw in.malformed("InputEvent of " + length + " bytes, but its head has " + EVENT_HEAD);
    }
    return length - EVENT_HEAD;
  }

  static void skipInputEvent(PacketInput in) {
    Reading.pass(in, 2 * LittleEndian.WORD);
    Reading.passPadded(in, takeBodyLength(in));
  }

  /** Writes an InputEvent. */
  public static void write(PacketOutput out, InputEvent value) {
    byte[] body = value.body();
    Writing.putHeader(out, VariantType.INPUT_EVENT, 0, EVENT_HEAD + ByteArrays.padded(body.length));
    Writing.putWord(out, value.type());
    Writing.putWord(out, value.device());
    Writing.putWord(out, EVENT_HEAD + body.length);
    Writing.putPaddedBytes(out, body);
  }

  private static byte[] takePadded(PacketInput in, int count) {
    int at = Reading.passPadded(in, count);
    return Arrays.copyOfRange(in.bytes, at, at + count);
  }

  static byte[] parts(Image value) {
    int[] head = {value.format(), value.mipmaps(), value.width(), value.height()};
    return joined(head, value.data());
  }

  static byte[] parts(InputEvent value) {
    return joined(new int[] {value.type(), value.device()}, value.body());
  }

  private static byte[] joined(int[] head, byte[] rest) {
    byte[] joined = new byte[head.length * LittleEndian.WORD + rest.length];
    for (int i = 0; i < head.length; i++) {
      LittleEndian.putInt(joined, i * LittleEndian.WORD, head[i]);
    }
    System.arraycopy(rest, 0, joined, head.length * LittleEndian.WORD, rest.length);
    return joined;
  }
}
