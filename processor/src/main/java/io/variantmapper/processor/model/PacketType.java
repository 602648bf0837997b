package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * The type of a value in packets, regardless of its Java type.
 *
 * <pre>{@code
 * mapping.packetType()   // for a List<Integer>: an Array of int
 * }</pre>
 */
public sealed interface PacketType {
  /** The kinds of packet types. Each kind has one record. */
  enum Kind {
    PLAIN,
    TIME,
    ENUM,
    ARRAY,
    DICTIONARY,
    MAPPED,
    VARIABLE,
    SERIALIZED
  }

  /** Returns the kind, by which other packages choose what they do with the values. */
  Kind kind();

  /** Returns the type of the value in Godot; empty if it differs between values or is unknown. */
  Optional<GodotType> godotType();

  /** Describes the type by Godot's names, such as {@code Array of (int or null)}. */
  String words();

  /** Returns this type if it is an enum. */
  default Optional<EnumOf> asEnum() {
    return Optional.empty();
  }

  /** Returns this type if it is a mapped type. */
  default Optional<Mapped> asMapped() {
    return Optional.empty();
  }

  /** A Godot type without further details, such as int or a packed array. */
  record Plain(GodotType type) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.PLAIN;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(type);
    }

    @Override
    public String words() {
      return type.godotName();
    }
  }

  /**
   * An int that counts seconds or parts of seconds.
   *
   * @param time the meaning of the int: a duration, or the time since the start of 1970
   */
  record Time(TimeType time, TimeUnit unit) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.TIME;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.INT);
    }

    @Override
    public String words() {
      String since = time == TimeType.INSTANT ? " since 1970" : "";
      return "int (" + unit.name().toLowerCase(Locale.ROOT) + since + ")";
    }
  }

  /**
   * A constant of an enum.
   *
   * @param unknown how a text or number that belongs to no constant is read
   */
  record EnumOf(ClassName name, EnumTable table, Mapping.Unknown unknown) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.ENUM;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(table.godotType());
    }

    @Override
    public String words() {
      return table.godotType().godotName();
    }

    @Override
    public Optional<EnumOf> asEnum() {
      return Optional.of(this);
    }
  }

  /**
   * An Array.
   *
   * @param stated the element type that the packet states; empty if it states none
   */
  record ArrayOf(Value element, Optional<GodotType> stated) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.ARRAY;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.ARRAY);
    }

    @Override
    public String words() {
      return stated
          .map(type -> "Array[" + type.godotName() + "]")
          .orElseGet(() -> "Array of " + element.wordsInside());
    }
  }

  /**
   * A Dictionary.
   *
   * @param stated the types that the packet states for keys and values; empty if it states none
   */
  record DictionaryOf(Value key, Value value, List<GodotType> stated) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.DICTIONARY;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.of(GodotType.DICTIONARY);
    }

    @Override
    public String words() {
      return stated.isEmpty()
          ? "Dictionary of " + key.wordsInside() + " to " + value.wordsInside()
          : "Dictionary[" + stated.get(0).godotName() + ", " + stated.get(1).godotName() + "]";
    }
  }

  /**
   * Another mapped type.
   *
   * @param shape the shape; empty if it depends on the subtype
   */
  record Mapped(ClassName name, Optional<Shape> shape, List<Value> arguments)
      implements PacketType {
    @Override
    public Kind kind() {
      return Kind.MAPPED;
    }

    @Override
    public Optional<GodotType> godotType() {
      return shape.map(Shape::godotType);
    }

    @Override
    public Optional<Mapped> asMapped() {
      return Optional.of(this);
    }

    @Override
    public String words() {
      return SourceName.of(name)
          + arguments.stream()
              .map(Value::wordsInside)
              .collect(Collectors.joining(" and ", arguments.isEmpty() ? "" : " of ", ""));
    }
  }

  /** The type that a type parameter of the mapped type stands for. */
  record Variable(String name) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.VARIABLE;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }

    @Override
    public String words() {
      return name;
    }
  }

  /** The unknown output of a user's serializer. */
  record Serialized(CustomSerializer serializer) implements PacketType {
    @Override
    public Kind kind() {
      return Kind.SERIALIZED;
    }

    @Override
    public Optional<GodotType> godotType() {
      return Optional.empty();
    }

    @Override
    public String words() {
      return "Variant of " + SourceName.of((ClassName) serializer.name());
    }
  }

  /** The type of a value on the wire, and whether the value may be nil. */
  record Value(PacketType type, boolean isNullable) {
    /** Describes the type by Godot's names, such as {@code int or null}. */
    public String words() {
      return isNullable ? type.words() + " or null" : type.words();
    }

    private String wordsInside() {
      return isNullable ? "(" + words() + ")" : words();
    }
  }
}
