package io.variantmapper.runtime.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An {@code InputEvent}, which only Godot 2 has as a Variant. Little of it is on the wire: no
 * position, no pressed state, no character.
 *
 * <p>On the wire: type, device, length, and what the type has (FORMAT.md 5.6).
 *
 * <pre>{@code
 * InputEvent shiftA = new InputEvent.Key(0, InputEvent.SHIFT, 65);
 * }</pre>
 */
public sealed interface InputEvent {
  /** A modifier of {@link Key}. */
  int SHIFT = 1 << 25;

  /** A modifier of {@link Key}. */
  int ALT = 1 << 26;

  /** A modifier of {@link Key}. */
  int META = 1 << 27;

  /** A modifier of {@link Key}. */
  int CONTROL = 1 << 28;

  /** The number of the type on the wire. */
  int type();

  /** Which keyboard, mouse or joystick. */
  int device();

  /**
   * Type 1, a key.
   *
   * @param modifiers a sum of {@link #SHIFT} and the others
   * @param scancode Godot's number of the key
   */
  record Key(int device, int modifiers, int scancode) implements InputEvent {
    @Override
    public int type() {
      return 1;
    }
  }

  /**
   * Types 3, 5 and 6: a mouse button, a joystick button, a touch.
   *
   * @param type 3, 5 or 6
   * @param index of the button or finger
   */
  record Indexed(int type, int device, int index) implements InputEvent {}

  /**
   * Type 4, a joystick's axis.
   *
   * @param axis which one
   * @param value −1 to 1; null in packets of Godot 2.0, which does not send it
   */
  record JoystickMotion(int device, int axis, @Nullable Float value) implements InputEvent {
    @Override
    public int type() {
      return 4;
    }
  }

  /**
   * All other types: none 0, mouse motion 2, screen drag 7, action 8, of which nothing is sent, and
   * unknown ones.
   *
   * @param type the number on the wire
   * @param body what followed the length; empty for the known types; not copied
   */
  record Other(int type, int device, byte[] body) implements InputEvent {
    /** Whether all parts are the same, the body included. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Other that
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
      return "Other[type=" + type + ", device=" + device + ", " + body.length + " bytes]";
    }
  }
}
