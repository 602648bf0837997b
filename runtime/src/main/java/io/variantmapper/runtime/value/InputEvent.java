package io.variantmapper.runtime.value;

import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An {@code InputEvent}, which only Godot 2 has as a Variant. Little of it is on the wire: no
 * position, no pressed state, no character.
 *
 * <p>The body of a {@link #KEY} is its modifiers and its scancode, that of a {@link
 * #JOYSTICK_MOTION} the axis and its value, a float that Godot 2.0 does not send; that of a button
 * or a touch is its index. All other types have none (FORMAT.md 5.6).
 *
 * <pre>{@code
 * InputEvent shiftA = InputEvent.of(InputEvent.KEY, 0, InputEvent.SHIFT, 65);
 * int scancode = shiftA.word(1);
 * }</pre>
 *
 * @param type {@link #KEY} or another number
 * @param device which keyboard, mouse or joystick
 * @param body what follows on the wire; not copied
 */
public record InputEvent(int type, int device, byte[] body) {
  /** The type of a key. */
  public static final int KEY = 1;

  /** The type of a mouse button. */
  public static final int MOUSE_BUTTON = 3;

  /** The type of a joystick's axis. */
  public static final int JOYSTICK_MOTION = 4;

  /** The type of a joystick's button. */
  public static final int JOYSTICK_BUTTON = 5;

  /** The type of a touch on the screen. */
  public static final int SCREEN_TOUCH = 6;

  /** A modifier of a {@link #KEY}. */
  public static final int SHIFT = 1 << 25;

  /** A modifier of a {@link #KEY}. */
  public static final int ALT = 1 << 26;

  /** A modifier of a {@link #KEY}. */
  public static final int META = 1 << 27;

  /** A modifier of a {@link #KEY}. */
  public static final int CONTROL = 1 << 28;

  public InputEvent {
    Objects.requireNonNull(body, "body");
  }

  /** Returns an event whose body is these words. */
  public static InputEvent of(int type, int device, int... words) {
    byte[] body = new byte[words.length * LittleEndian.WORD];
    for (int i = 0; i < words.length; i++) {
      LittleEndian.putInt(body, i * LittleEndian.WORD, words[i]);
    }
    return new InputEvent(type, device, body);
  }

  /**
   * Returns one word of the body; a joystick's float as {@link Float#intBitsToFloat} takes it.
   *
   * @throws IllegalArgumentException if the body is shorter
   */
  public int word(int index) {
    int words = body.length / LittleEndian.WORD;
    if (index < 0 || index >= words) {
      throw new IllegalArgumentException("No word " + index + " in a body of " + words);
    }
    return LittleEndian.getInt(body, index * LittleEndian.WORD);
  }

  /** Whether all parts are the same, the body included. */
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
