package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Signal}, since Godot 4: a signal's name and the object that has it.
 *
 * <p>On the wire: the name as a string with padding, then 8 bytes of instance id (FORMAT.md 5.9).
 *
 * <pre>{@code
 * Signal died = new Signal("died", new ObjectId(1290));
 * }</pre>
 *
 * @param name empty for Godot's empty signal
 * @param object id 0 for none
 */
public record Signal(String name, ObjectId object) {
  public Signal {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(object, "object");
  }
}
