package io.variantmapper.schema;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * The type of a value in a packet.
 *
 * <pre>{@code
 * SchemaType.parse("Array<dictionary game.Item>");   // an Array of game.Item, not typed in Godot
 * SchemaType.parse("Array[int]");                    // a typed Array
 * SchemaType.parse("String?");                       // a String, or nil
 * SchemaType.parse("duration milliseconds");         // an int
 * }</pre>
 */
public sealed interface SchemaType {
  /**
   * A type of Godot that its name alone describes, such as {@code int} or {@code PackedByteArray}.
   *
   * @param godotName the name in GDScript; {@code Variant} for a value of any type
   */
  record Plain(String godotName) implements SchemaType {
    static final Plain VARIANT = new Plain("Variant");

    /**
     * The types that a reader accepts in addition to the type that it expects, by the expected
     * type.
     */
    private static final Map<String, Set<String>> ALSO_READ = Map.of(
        "float", Set.of("int"),
        "String", Set.of("StringName"),
        "StringName", Set.of("String"));

    public Plain {
      Objects.requireNonNull(godotName, "godotName");
    }

    /**
     * Returns whether a value of the found type can be read as this type, such as an int as a
     * float. The ranges of numbers and the elements of arrays are not compared.
     *
     * @param foundName the name of the found type in GDScript
     */
    public boolean reads(String foundName) {
      return equals(VARIANT)
          || godotName.equals(foundName)
          || ALSO_READ.getOrDefault(godotName, Set.of()).contains(foundName);
    }

    @Override
    public String toString() {
      return godotName;
    }
  }

  /**
   * A point in time: an int that counts units of time from the start of 1970 in UTC.
   *
   * @param unit {@code SECONDS}, {@code MILLISECONDS} or {@code NANOSECONDS}
   */
  record TimeIn(TimeUnit unit) implements SchemaType {
    public TimeIn {
      Objects.requireNonNull(unit, "unit");
    }

    @Override
    public String toString() {
      return "time " + SchemaTokens.word(unit);
    }
  }

  /**
   * A duration: an int.
   *
   * @param unit {@code SECONDS}, {@code MILLISECONDS} or {@code NANOSECONDS}
   */
  record DurationIn(TimeUnit unit) implements SchemaType {
    public DurationIn {
      Objects.requireNonNull(unit, "unit");
    }

    @Override
    public String toString() {
      return "duration " + SchemaTokens.word(unit);
    }
  }

  /**
   * An Array.
   *
   * @param element the type of its elements
   * @param isTyped whether packets declare this type, as in a typed Array of Godot
   */
  record ArrayOf(SchemaType element, boolean isTyped) implements SchemaType {
    public ArrayOf {
      Objects.requireNonNull(element, "element");
    }

    @Override
    public String toString() {
      return isTyped ? "Array[" + element + "]" : "Array<" + element + ">";
    }
  }

  /**
   * A Dictionary.
   *
   * @param key the type of its keys
   * @param value the type of its values
   * @param isTyped whether packets declare these types, as in a typed Dictionary of Godot
   */
  record DictionaryOf(SchemaType key, SchemaType value, boolean isTyped) implements SchemaType {
    public DictionaryOf {
      Objects.requireNonNull(key, "key");
      Objects.requireNonNull(value, "value");
    }

    @Override
    public String toString() {
      String entry = key + ", " + value;
      return isTyped ? "Dictionary[" + entry + "]" : "Dictionary<" + entry + ">";
    }
  }

  /**
   * The value of a constant of an enum.
   *
   * @param name the Java name of the enum; {@link Schema.Fields#enums()} has its values
   */
  record EnumOf(String name) implements SchemaType {
    public EnumOf {
      Objects.requireNonNull(name, "name");
    }

    @Override
    public String toString() {
      return "enum " + name;
    }
  }

  /**
   * A mapped type, which has its own schema.
   *
   * @param shape the form in which objects of the type are written
   * @param name the Java name of the type
   * @param arguments the arguments for its type parameters; empty if the type is not generic
   */
  record Mapped(SchemaShape shape, String name, List<SchemaType> arguments) implements SchemaType {
    /** Copies the list. */
    public Mapped {
      Objects.requireNonNull(shape, "shape");
      Objects.requireNonNull(name, "name");
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      String all = arguments.stream().map(SchemaType::toString).collect(Collectors.joining(", "));
      return shape.word() + " " + name + (arguments.isEmpty() ? "" : "<" + all + ">");
    }
  }

  /**
   * The type parameter {@code name} of the mapped type. Uses of the mapped type replace it with a
   * type argument.
   */
  record Parameter(String name) implements SchemaType {
    public Parameter {
      Objects.requireNonNull(name, "name");
    }

    @Override
    public String toString() {
      return "parameter " + name;
    }
  }

  /** A value that a custom serializer writes; {@code name} is the serializer's Java name. */
  record Serializer(String name) implements SchemaType {
    public Serializer {
      Objects.requireNonNull(name, "name");
    }

    @Override
    public String toString() {
      return "serializer " + name;
    }
  }

  /** A value of {@code type}, or nil. */
  record Nullable(SchemaType type) implements SchemaType {
    public Nullable {
      Objects.requireNonNull(type, "type");
    }

    @Override
    public String toString() {
      return type + "?";
    }
  }

  /** Returns the type of the elements of an Array or a packed array; empty for other types. */
  default Optional<SchemaType> elementType() {
    if (this instanceof ArrayOf array) {
      return Optional.of(array.element());
    }
    String name = switch (toString()) {
      case "PackedByteArray", "PackedInt32Array", "PackedInt64Array" -> "int";
      case "PackedFloat32Array", "PackedFloat64Array" -> "float";
      case "PackedStringArray" -> "String";
      case "PackedVector2Array" -> "Vector2";
      case "PackedVector3Array" -> "Vector3";
      case "PackedVector4Array" -> "Vector4";
      case "PackedColorArray" -> "Color";
      default -> "";
    };
    return name.isEmpty() ? Optional.empty() : Optional.of(new Plain(name));
  }

  /**
   * Parses a type in the form that {@code toString} returns.
   *
   * @throws SchemaException if {@code text} is not a type
   */
  static SchemaType parse(String text) {
    SchemaTokens tokens = new SchemaTokens(text, 1);
    SchemaType type = tokens.type();
    tokens.end();
    return type;
  }
}
