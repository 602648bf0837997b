package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The type of a value in packets, regardless of its Java type.
 *
 * <pre>{@code
 * mapping.wireType()   // for a List<Integer>: an Array of int
 * }</pre>
 */
public sealed interface WireType {
  /** Returns the type of the value in Godot; empty if it differs between values or is unknown. */
  Optional<GodotType> godotType();

  /** A Godot type without further details, such as int or a packed array. */
  record Plain(GodotType type) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(type);
    }
  }

  /**
   * An int that counts seconds or parts of seconds.
   *
   * @param time the meaning of the int: a duration, or the time since the start of 1970
   */
  record Time(TimeType time, TimeUnit unit) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.INT);
    }
  }

  /**
   * A constant of an enum.
   *
   * @param unknown how a text or number that belongs to no constant is read
   */
  record EnumOf(ClassName name, EnumTable table, Mapping.Unknown unknown) implements WireType {
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
   * @param stated the types that the packet states for keys and values; empty if it states none
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
   * @param shape the shape; empty if it depends on the subtype
   */
  record Mapped(ClassName name, Optional<Shape> shape, List<Value> arguments) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return shape.map(Shape::godotType);
    }
  }

  /** The type that a type parameter of the mapped type stands for. */
  record Variable(String name) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }
  }

  /** The unknown output of a user's serializer. */
  record Serialized(CustomSerializer serializer) implements WireType {
    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }
  }

  /** The type of a value on the wire, and whether the value may be nil. */
  record Value(WireType type, boolean isNullable) {}
}
