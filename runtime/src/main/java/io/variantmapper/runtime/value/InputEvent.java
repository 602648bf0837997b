package io.variantmapper.runtime.value;

import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Godot 2's {@code InputEvent}, which is not a Variant type in later versions. Packets do not
 * contain the event's position, pressed state or character.
 *
 * <p>The body consists of words of 4 bytes. For a {@link #KEY}, it contains the modifiers and the
 * scancode. For a {@link #JOYSTICK_MOTION}, it contains the axis and, since Godot 2.1, the value of
 * the axis as a float. For a button or a touch, it contains the index. For all other types, it is
 * empty.
 *
 * <pre>{@code
 * InputEvent shiftA = InputEvent.of(InputEvent.KEY, 0, InputEvent.SHIFT, 65);
 * int scancode = shiftA.word(1);
 * }</pre>
 *
 * @param type the number of the engine's event type, such as {@link #KEY}
 * @param device the number of the keyboard, mouse or joystick
 * @param body the bytes that follow the type, the device and the length in a packet; the array is
 *     not copied
 */
public record InputEvent(int type, int device, byte[] body) {
  /** The event type for a key. */
  public static final int KEY = 1;

  /** The event type for a mouse button. */
  public static final int MOUSE_BUTTON = 3;

  /** The event type for a joystick's axis. */
  public static final int JOYSTICK_MOTION = 4;

  /** The event type for a joystick's button. */
  public static final int JOYSTICK_BUTTON = 5;

  /** The event type for a touch on the screen. */
  public static final int SCREEN_TOUCH = 6;

  /** The bit of the Shift key in the first word of a {@link #KEY}. */
  public static final int SHIFT = 1 << 25;

  /** The bit of the Alt key in the first word of a {@link #KEY}. */
  public static final int ALT = 1 << 26;

  /** The bit of the Meta key in the first word of a {@link #KEY}. */
  public static final int META = 1 << 27;

  /** The bit of the Control key in the first word of a {@link #KEY}. */
  public static final int CONTROL = 1 << 28;

  public InputEvent {
    Objects.requireNonNull(body, "body");
  }

  /** Returns an event whose body consists of these words. */
  public static InputEvent of(int type, int device, int... words) {
    byte[] body = new byte[words.length * LittleEndian.WORD];
    for (int i = 0; i < words.length; i++) {
      LittleEndian.putInt(body, i * LittleEndian.WORD, words[i]);
    }
    return new InputEvent(type, device, body);
  }

  /**
   * Returns one word of the body. To get the value of a joystick's axis, pass the word with the
   * value to {@link Float#intBitsToFloat}.
   *
   * @throws IllegalArgumentException if the body does not have a word at {@code index}
   */
  public int word(int index) {
    int words = body.length / LittleEndian.WORD;
    if (index < 0 || index >= words) {
      throw new IllegalArgumentException("No word " + index + " in a body of " + words);
    }
    return LittleEndian.getInt(body, index * LittleEndian.WORD);
  }

  /** Returns whether all components are equal, including the body. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof InputEvent that
        && type == that.type
        && device == that.device
        && Arrays.equals(body, that.body);
  }

  @Override
  public int hashCode() {
    return 31 * type + Arrays.hashCode(body);
  }

  @Override
  public String toString() {
    return "InputEvent[type=" + type + ", device=" + device + ", " + body.length + " bytes]";
  }
}
