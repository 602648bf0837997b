package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code StringName}: an interned string, {@code &"jump"} in GDScript; since Godot 4.
 *
 * <p>On the wire like a String, with an id of its own (FORMAT.md 5.2). As a Dictionary key it is
 * the same as the String; mapped keys match both.
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

  /** The text itself. */
  @Override
  public String toString() {
    return value;
  }
}
