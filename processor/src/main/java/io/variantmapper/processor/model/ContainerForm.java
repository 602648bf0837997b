package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * What a collection, array or map is written as.
 *
 * <pre>{@code
 * new ContainerForm.Typed(List.of(GodotType.INT))   // Array[int]
 * }</pre>
 */
public sealed interface ContainerForm {
  /** An Array or Dictionary of anything. */
  ContainerForm PLAIN = new Plain();

  /** An Array or Dictionary of anything. */
  record Plain() implements ContainerForm {}

  /**
   * An Array or Dictionary that says what it holds.
   *
   * @param types of the elements, or of the keys and the values
   */
  record Typed(List<GodotType> types) implements ContainerForm {}

  /**
   * A packed array.
   *
   * @param type which one
   * @param element what the Java array holds that the writer is given
   */
  record Packed(GodotType type, TypeName element) implements ContainerForm {
    /** Whether it has fewer bits for each number: {@code GivenTypes} writes it. */
    public boolean isNarrowed() {
      return (type == GodotType.PACKED_INT32_ARRAY && element.equals(TypeName.LONG))
          || (type == GodotType.PACKED_FLOAT32_ARRAY && element.equals(TypeName.DOUBLE));
    }
  }
}
