package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The form in which a collection, array or map is written.
 *
 * <pre>{@code
 * new ContainerForm.Typed(List.of(GodotType.INT))   // Array[int]
 * }</pre>
 */
public sealed interface ContainerForm {
  /** The form of untyped Arrays and Dictionaries. */
  ContainerForm PLAIN = new Plain();

  /** Returns the types that packets state for the elements, or for the keys and the values. */
  default List<GodotType> stated() {
    return List.of();
  }

  /** Returns this form if it is a packed array. */
  default Optional<Packed> packed() {
    return Optional.empty();
  }

  /** Returns whether the container is an untyped Array or Dictionary. */
  default boolean isPlain() {
    return stated().isEmpty() && packed().isEmpty();
  }

  /** An untyped Array or Dictionary. */
  record Plain() implements ContainerForm {}

  /**
   * A typed Array or Dictionary: it states the type of its elements, or the types of its keys and
   * values.
   *
   * @param stated the type of the elements, or the types of the keys and the values
   */
  record Typed(List<GodotType> stated) implements ContainerForm {}

  /**
   * A packed array.
   *
   * @param type the type of the packed array
   * @param element the element type of the Java array that the writer takes
   * @param form whether the writer writes the Java array unchanged, or {@code GivenTypes} narrows
   *     the numbers of the array
   */
  record Packed(GodotType type, TypeName element, DirectForm form) implements ContainerForm {
    @Override
    public Optional<Packed> packed() {
      return Optional.of(this);
    }
  }
}
