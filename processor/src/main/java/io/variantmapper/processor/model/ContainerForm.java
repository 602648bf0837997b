package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The form in which a collection, array or map is written.
 *
 * <pre>{@code
 * ContainerForm.typed(List.of(GodotType.INT))   // Array[int]
 * }</pre>
 *
 * @param stated the types that packets state for the elements, or for the keys and the values;
 *     empty for other forms than typed Arrays and Dictionaries
 * @param packed the packed array; empty for other forms
 */
public record ContainerForm(List<GodotType> stated, Optional<Packed> packed) {
  /** The form of untyped Arrays and Dictionaries. */
  public static final ContainerForm PLAIN = typed(List.of());

  /** Returns the form of a typed Array or Dictionary. */
  public static ContainerForm typed(List<GodotType> stated) {
    return new ContainerForm(stated, Optional.empty());
  }

  /** Returns the form of a packed array. */
  public static ContainerForm packed(GodotType type, TypeName element, DirectForm form) {
    return new ContainerForm(List.of(), Optional.of(new Packed(type, element, form)));
  }

  /** Returns whether the container is an untyped Array or Dictionary. */
  public boolean isPlain() {
    return equals(PLAIN);
  }

  /**
   * A packed array.
   *
   * @param type the type of the packed array
   * @param element the element type of the Java array that the writer takes
   * @param form whether the writer writes the Java array unchanged, or {@code GivenTypes} narrows
   *     the numbers of the array
   */
  public record Packed(GodotType type, TypeName element, DirectForm form) {}
}
