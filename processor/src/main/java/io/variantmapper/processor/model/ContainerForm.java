package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * What a collection, array or map is written as.
 *
 * <pre>{@code
 * new ContainerForm.Typed(List.of("int"))   // Array[int]
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
   * @param types in Godot's words, of the elements, or of the keys and the values
   */
  record Typed(List<String> types) implements ContainerForm {
    /** What stands for a side that may hold anything. */
    public static final String ANY = "Variant";
  }

  /**
   * A packed array.
   *
   * @param godotName which one
   * @param element what the Java array holds that the writer is given
   */
  record Packed(String godotName, TypeName element) implements ContainerForm {}
}
