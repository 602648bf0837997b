package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How one Java type becomes a Variant and comes back.
 *
 * <pre>{@code
 * mapping.wireType()   // Plain[type=PACKED_INT32_ARRAY] for an int[]
 * }</pre>
 */
public sealed interface Mapping
    permits Mapping.Direct,
        Mapping.Text,
        Mapping.EnumOf,
        Mapping.Own,
        Mapping.Mapped,
        Mapping.Generic,
        Mapping.Variable,
        Mapping.OptionalOf,
        Container,
        Mapping.Unsupported {
  /** The Java type, as the user declared it. */
  TypeName type();

  /** What a value is on the wire; of an Optional, the value in it; if not known, anything. */
  WireType wireType();

  /** The same without what matters for reading alone. */
  default Mapping asWritten() {
    return this;
  }

  /** The mappings of the values that it holds. */
  default List<Mapping> parts() {
    return List.of();
  }

  /** Returns why the type can't be mapped; empty if it can, whatever its parts. */
  default Optional<Fault> fault() {
    return Optional.empty();
  }

  /** Returns whether the type can't be mapped. */
  default boolean isFaulty() {
    return fault().isPresent();
  }

  /** Whether a value of any type is one, nil among them: a Variant, or an Object. */
  default boolean isAny() {
    return false;
  }

  /** Whether what has changed of a value can be written. */
  default boolean hasChanges() {
    return false;
  }

  /** This mapping and all that it holds at any depth, outermost first. */
  default Stream<Mapping> all() {
    return Stream.concat(Stream.of(this), parts().stream().flatMap(Mapping::all));
  }

  /**
   * One call on the writer and one on the reader.
   *
   * @param write the writer's method, such as {@code writeInt}
   * @param read the reader's method, such as {@code readShort}
   * @param godotType what it is in Godot
   * @param form how the value is written in that type
   */
  record Direct(TypeName type, String write, String read, GodotType godotType, DirectForm form)
      implements Mapping {
    /** A value that Godot has in full. */
    public Direct(TypeName type, String write, String read, GodotType godotType) {
      this(type, write, read, godotType, DirectForm.WHOLE);
    }

    @Override
    public WireType wireType() {
      return new WireType.Plain(godotType);
    }

    @Override
    public boolean isAny() {
      return godotType == GodotType.ANY;
    }

    /** Whether it is a String in Java and in Godot. */
    public boolean isString() {
      return type.equals(ClassName.get(String.class));
    }

    /** The same for the box of a primitive. */
    public Direct boxed() {
      return new Direct(type.box(), write, read, godotType, form);
    }
  }

  /**
   * A value that is written as what it prints: a {@code CharSequence}, a {@code UUID}.
   *
   * @param parse the type's static method that makes it of a String; empty for a String itself
   * @param sorted whether HashMap sorts values of one hash code, for they compare to their class
   */
  record Text(TypeName type, TextForm form, String parse, boolean sorted) implements Mapping {
    /** A type that a String is read for as it is. */
    public Text(TypeName type, TextForm form) {
      this(type, form, "", true);
    }

    /** The same in another form. */
    public Text with(TextForm other) {
      return new Text(type, other, parse, sorted);
    }

    @Override
    public WireType wireType() {
      return new WireType.Plain(form.godotType());
    }
  }

  /**
   * An enum.
   *
   * @param unknown what a text or number is read as that no constant has
   */
  record EnumOf(ClassName type, EnumTable table, Unknown unknown) implements Mapping {
    /** The same with another policy. */
    public EnumOf with(Unknown policy) {
      return new EnumOf(type, table, policy);
    }

    @Override
    public EnumOf asWritten() {
      return with(Unknown.FAIL);
    }

    @Override
    public WireType wireType() {
      return new WireType.EnumOf(type, table);
    }
  }

  /** What becomes of an unknown constant of an enum. */
  enum Unknown {
    /** The enum's fallback, or an error. */
    FAIL,
    /** Null. */
    NULL,
    /** The element is left out. */
    SKIP
  }

  /** A type that is written and read by a serializer of the user's own. */
  record Own(TypeName type, OwnSerializer serializer) implements Mapping {
    /** Returns the same mapping, where another element reports the fault of the serializer. */
    public Own asReportedElsewhere() {
      return new Own(type, serializer.asReportedElsewhere());
    }

    @Override
    public WireType wireType() {
      return serializer
          .mixIn()
          .<WireType>map(type -> type)
          .orElse(new WireType.Serialized(serializer));
    }

    @Override
    public Optional<Fault> fault() {
      return serializer
          .fault()
          .map(fault ->
              fault.with(Map.of("serializer", serializer.name(), "valueType", type.box())));
    }

    @Override
    public boolean hasChanges() {
      return serializer.hasChanges();
    }
  }

  /**
   * A type that has a generated serializer of its own.
   *
   * @param shape empty if each of its subtypes has a shape of its own
   * @param hasChanges whether that serializer writes changes, too
   */
  record Mapped(ClassName type, Optional<Shape> shape, boolean hasChanges) implements Mapping {
    @Override
    public WireType wireType() {
      return new WireType.Mapped(type, shape, List.of());
    }

    /** The serializer, of this compilation or of another jar. */
    public ClassName serializer() {
      return SerializerName.of(type);
    }
  }

  /**
   * A generic type that has a generated serializer of its own, which takes those of its arguments.
   *
   * @param raw the type without its arguments
   * @param shape empty if each of its subtypes has a shape of its own
   * @param hasChanges whether that serializer writes changes, too
   */
  record Generic(
      TypeName type, ClassName raw, Optional<Shape> shape, List<Slot> arguments, boolean hasChanges)
      implements Mapping {
    @Override
    public WireType wireType() {
      return new WireType.Mapped(
          raw, shape, arguments.stream().map(Slot::wireValue).toList());
    }

    @Override
    public List<Mapping> parts() {
      return arguments.stream().map(Slot::mapping).toList();
    }

    /** The serializer, of this compilation or of another jar. */
    public ClassName serializer() {
      return SerializerName.of(raw);
    }

    /** Whether an argument is {@code ?} or {@code ? extends Item}, and mapped as its bound. */
    public boolean hasWildcards() {
      return !wildcards().isEmpty();
    }

    /** The bounds of those arguments. */
    public List<Slot> wildcards() {
      List<TypeName> declared = ((ParameterizedTypeName) type).typeArguments();
      return IntStream.range(0, declared.size())
          .filter(i -> declared.get(i) instanceof WildcardTypeName)
          .mapToObj(arguments::get)
          .toList();
    }
  }

  /** A type parameter of the mapped type itself. */
  record Variable(TypeVariableName type) implements Mapping {
    @Override
    public WireType wireType() {
      return new WireType.Variable(type.name());
    }
  }

  /**
   * An {@code Optional} or one of its primitive sisters.
   *
   * @param optional the class, without type arguments
   * @param get the method that takes the value out
   */
  record OptionalOf(TypeName type, ClassName optional, String get, Mapping value)
      implements Mapping {
    @Override
    public WireType wireType() {
      return value.wireType();
    }

    @Override
    public List<Mapping> parts() {
      return List.of(value);
    }
  }

  /**
   * A type that can't be mapped.
   *
   * @param type as printed in messages; an erroneous part of a larger type stands for itself
   */
  record Unsupported(TypeName type, Fault reason) implements Mapping {
    @Override
    public WireType wireType() {
      return new WireType.Plain(GodotType.ANY);
    }

    @Override
    public Optional<Fault> fault() {
      return Optional.of(reason);
    }
  }
}
