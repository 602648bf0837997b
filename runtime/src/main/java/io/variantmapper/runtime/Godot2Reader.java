package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.wire.Padding;

/** Reads the two types that only Godot 2 has. */
abstract sealed class Godot2Reader extends ValueReader permits PackedArrayReader {
  Godot2Reader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /** Reads an Image; its padding may lack at the end of a packet. Godot 2 only. */
  public final Image readImage() {
    expect(VariantType.IMAGE);
    int imageFormat = takeWord();
    if (imageFormat < 0 || imageFormat >= Image.FORMATS) {
      throw malformed("Unknown image format " + imageFormat);
    }
    int mipmaps = takeWord();
    int width = takeWord();
    int height = takeWord();
    byte[] data = takePadded(takeCount(1));
    return new Image(imageFormat, mipmaps, width, height, data);
  }

  /**
   * Reads an InputEvent. The length on the wire decides how much belongs to it, so that the shorter
   * joystick motion of Godot 2.0 is told apart. Godot 2 only.
   */
  public final InputEvent readInputEvent() {
    expect(VariantType.INPUT_EVENT);
    int type = takeWord();
    int device = takeWord();
    int length = takeWord();
    if (length < PacketWalker.EVENT_HEAD) {
      throw malformed(
          "InputEvent of " + length + " bytes, but its head has " + PacketWalker.EVENT_HEAD);
    }
    require(length - PacketWalker.EVENT_HEAD);
    return new InputEvent(type, device, takePadded(length - PacketWalker.EVENT_HEAD));
  }

  @Override
  Object readContent(VariantType type) {
    if (type == VariantType.IMAGE) {
      return readImage();
    } else if (type == VariantType.INPUT_EVENT) {
      return readInputEvent();
    }
    return super.readContent(type);
  }

  /** Reads bytes that are known to be there, and their padding as far as it is. */
  private byte[] takePadded(int count) {
    byte[] taken = takeBytes(count);
    position = Math.min(position + Padding.after(count), end);
    return taken;
  }
}
