package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * What a value is on the wire, whatever it is in Java.
 *
 * <pre>{@code
 * mapping.wireType()   // of a List<Integer>: an Array of int
 * }</pre>
 */
public sealed interface WireType {
  /** The type of each value in Godot; empty if not all have the same, or if it is not known. */
  Optional<GodotType> godotType();

  /** A type of Godot's own, packed arrays among them. */
  record Plain(GodotType type) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(type);
    }
  }

  /** One of the values of an enum. */
  record EnumOf(ClassName name, EnumTable table) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(table.godotType());
    }
  }

  /**
   * An Array.
   *
   * @param stated the element type that the packet states; empty if it states none
   */
  record ArrayOf(Value element, Optional<GodotType> stated) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.ARRAY);
    }
  }

  /**
   * A Dictionary.
   *
   * @param stated the types of keys and values that the packet states; empty if it states none
   */
  record DictionaryOf(Value key, Value value, List<GodotType> stated) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.DICTIONARY);
    }
  }

  /**
   * Another mapped type.
   *
   * @param shape empty if each of its subtypes has a shape of its own
   */
  record Mapped(ClassName name, Optional<Shape> shape, List<Value> arguments) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return shape.map(Shape::godotType);
    }
  }

  /** Whatever the mapped type's own type parameter stands for. */
  record Variable(String name) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }
  }

  /** Whatever a serializer of the user's own writes. */
  record Serialized(OwnSerializer serializer) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }
  }

  /** A value that may be nil, or may not. */
  record Value(WireType type, boolean isNullable) {}
}
