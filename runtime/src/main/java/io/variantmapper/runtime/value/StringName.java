package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code StringName}: an interned string, such as {@code &"jump"} in GDScript. Since Godot
 * 4.
 *
 * <p>On the wire: the same as a String, except for the type id. As a Dictionary key, it equals the
 * String with the same text, so a key of either type matches a mapped field.
 *
 * <pre>{@code
 * StringName action = new StringName("jump");
 * }</pre>
 *
 * @param value the text
 */
public record StringName(String value) {
  public StringName {
    Objects.requireNonNull(value, "value");
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return value;
  }
}
