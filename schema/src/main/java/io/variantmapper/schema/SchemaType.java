package io.variantmapper.schema;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a value is on the wire.
 *
 * <pre>{@code
 * SchemaType.parse("Array<dictionary game.Item>");   // an Array of game.Item, not typed in Godot
 * SchemaType.parse("Array[int]");                    // a typed Array
 * SchemaType.parse("String?");                       // a String, or nil
 * }</pre>
 */
public sealed interface SchemaType {
  /**
   * A type of Godot's own, packed arrays among them.
   *
   * @param godotName its name in GDScript; {@code Variant} for a value of any type
   */
  record Plain(String godotName) implements SchemaType {
    @Override
    public String toString() {
      return godotName;
    }
  }

  /** An Array; Godot knows the type of its elements only if it {@code isTyped}. */
  record ArrayOf(SchemaType element, boolean isTyped) implements SchemaType {
    @Override
    public String toString() {
      return isTyped ? "Array[" + element + "]" : "Array<" + element + ">";
    }
  }

  /** A Dictionary; Godot knows the types of its entries only if it {@code isTyped}. */
  record DictionaryOf(SchemaType key, SchemaType value, boolean isTyped) implements SchemaType {
    @Override
    public String toString() {
      String entry = key + ", " + value;
      return isTyped ? "Dictionary[" + entry + "]" : "Dictionary<" + entry + ">";
    }
  }

  /**
   * One of the values of an enum.
   *
   * @param name its Java name; the schema lists its values
   */
  record EnumOf(String name) implements SchemaType {
    @Override
    public String toString() {
      return "enum " + name;
    }
  }

  /**
   * A mapped type, which has a schema of its own.
   *
   * @param name its Java name
   * @param arguments the types of its type parameters; empty if it has none
   */
  record Mapped(SchemaShape shape, String name, List<SchemaType> arguments) implements SchemaType {
    /** Copies the list. */
    public Mapped {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      String all = arguments.stream().map(SchemaType::toString).collect(Collectors.joining(", "));
      return shape.word() + " " + name + (arguments.isEmpty() ? "" : "<" + all + ">");
    }
  }

  /** Whatever the type parameter {@code name} of the mapped type stands for. */
  record Parameter(String name) implements SchemaType {
    @Override
    public String toString() {
      return "parameter " + name;
    }
  }

  /** Whatever a serializer of the user's own writes; {@code name} is its Java name. */
  record Serializer(String name) implements SchemaType {
    @Override
    public String toString() {
      return "serializer " + name;
    }
  }

  /** The same, or nil. */
  record Nullable(SchemaType type) implements SchemaType {
    @Override
    public String toString() {
      return type + "?";
    }
  }

  /**
   * Returns the type that {@code text} stands for, as {@code toString} prints it.
   *
   * @throws SchemaException if it stands for none
   */
  static SchemaType parse(String text) {
    SchemaTokens tokens = new SchemaTokens(text, 1);
    SchemaType type = tokens.type();
    tokens.end();
    return type;
  }
}
