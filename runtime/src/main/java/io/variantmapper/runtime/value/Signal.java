package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Signal}: the name of a signal and the object that has it. Since Godot 4.
 *
 * <p>On the wire: the name with its length and padding to a multiple of 4 bytes, then the object's
 * instance id in 8 bytes.
 *
 * <pre>{@code
 * Signal died = new Signal("died", new ObjectId(1290));
 * }</pre>
 *
 * @param name the name; empty for Godot's empty signal
 * @param object the object that has the signal; its id is 0 if there is no object
 */
public record Signal(String name, ObjectId object) {
  public Signal {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(object, "object");
  }
}
