package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.tree.JavaValues;
import io.variantmapper.runtime.tree.TreeCodec;
import io.variantmapper.runtime.tree.VariantMethods;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Any value of a packet as a tree. It keeps the exact types, the order of the entries, and the
 * types of typed containers. It does not keep the width of a number: writing chooses it as the
 * engine does.
 *
 * <pre>{@code
 * Variant tree = Variant.decode(packet, VariantFormat.GODOT_4);
 * if (tree instanceof Variant.Dictionary dictionary
 *     && dictionary.get("hp") instanceof Variant.Int hp) {
 *   System.out.println(hp.value());
 * }
 * byte[] same = tree.encode(VariantFormat.GODOT_4);
 * }</pre>
 *
 * <p>Immutable, except for the arrays of {@link Packed}, {@link Raw}, {@code Image} and
 * {@code InputEvent}, which are not copied.
 *
 * <p>{@code equals} follows the engine's rule for Dictionary keys: values of different types
 * differ, but a StringName equals the String with the same text, NaN equals NaN, and 0.0 equals
 * −0.0.
 */
public sealed interface Variant {
  /** Returns the type of this value. */
  VariantType type();

  /**
   * Converts a plain Java value to a tree.
   *
   * <p>These values are accepted: null, Boolean, the wrappers of primitive numbers, text, enum
   * constants (as their names), types of {@code io.variantmapper.runtime.value}, the arrays that
   * {@link Packed} accepts, any Iterable as an Array, any Map as a Dictionary, and Variants. An
   * Iterable or a Map may contain any of these values. An Iterable that is Comparable, such as
   * {@code java.nio.file.Path}, is not accepted, because it may contain itself. If an engine
   * considers two keys equal, the value of the later key is kept.
   *
   * @throws IllegalArgumentException for a value of another class, and for containers that are
   *     nested more deeply than the engine allows, as in a list that contains itself; the message
   *     contains the path to the value
   */
  static Variant of(@Nullable Object value) {
    return JavaValues.toVariant(value);
  }

  /**
   * Converts this tree to plain Java values.
   *
   * <p>These are null, Boolean, Long, Double, String, the types of
   * {@code io.variantmapper.runtime.value}, arrays, ArrayList and LinkedHashMap. A
   * {@link FullObject} and a Callable are returned as Variants. If keys are equal in Java, the
   * value of the last key is kept.
   *
   * @throws MalformedPacketException if the tree is too deep for the stack of this thread, or if
   *     too many keys of a Dictionary have the same hash code, because a map with these keys would
   *     be slow
   */
  default @Nullable Object toJava() {
    return JavaValues.toJava(this, null);
  }

  /**
   * Returns the value of a whole packet. Bytes after the value are ignored, as in the engine,
   * unless the format's {@link Leniency} refuses them.
   *
   * @throws MalformedPacketException if the bytes are not a Variant of this format, or exceed its
   *     limits
   */
  static Variant decode(byte[] packet, VariantFormat format) {
    return TreeCodec.decode(packet, format);
  }

  /**
   * Returns this tree as a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry a value of the tree
   */
  default byte[] encode(VariantFormat format) {
    return TreeCodec.encode(this, format);
  }

  /** Godot's {@code null}. */
  record Nil() implements Variant {
    /** Use this instance instead of creating another. */
    public static final Nil INSTANCE = new Nil();

    @Override
    public VariantType type() {
      return VariantType.NIL;
    }

    @Override
    public String toString() {
      return "null";
    }
  }

  /** A bool. */
  record Bool(boolean value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.BOOL;
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** An int, kept as 64 bits even if it has only 32 bits in the packet. */
  record Int(long value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.INT;
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** A float, kept as 64 bits even if it has only 32 bits in the packet. */
  @SuppressWarnings("JavaLangClash") // Godot's name; other classes refer to Variant.Float
  record Float(double value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.FLOAT;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Float that && VariantMethods.same(value, that.value);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(value);
    }
  }

  /**
   * A value of a type that does not have its own record here, such as String or Vector3.
   *
   * @param type the type in the packet
   * @param value a {@code String}, or a record of {@code io.variantmapper.runtime.value}. For a
   *     Callable, which has no content, the value is {@link VariantType#CALLABLE}
   */
  record Value(VariantType type, Object value) implements Variant {
    /**
     * Creates a value of the type.
     *
     * @throws IllegalArgumentException if the value does not belong to the type, or is null
     */
    public Value {
      VariantMethods.requireContent(type, false, value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Value that && VariantMethods.same(this, that);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(this);
    }
  }

  /**
   * A packed array.
   *
   * @param type the type of the packed array
   * @param array the Java array, which is not copied: {@code byte[]}, {@code int[]},
   *     {@code long[]}, {@code float[]}, {@code double[]}, {@code String[]}, or an array of vectors
   *     or colors
   */
  record Packed(VariantType type, Object array) implements Variant {
    /**
     * Creates a packed array of the type.
     *
     * @throws IllegalArgumentException if the array does not belong to the type, is null, or has a
     *     null element
     */
    public Packed {
      VariantMethods.requireContent(type, true, array);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Packed that && VariantMethods.same(this, that);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(this);
    }
  }

  /**
   * An Array.
   *
   * @param elements the elements in their order
   * @param elementType the type that the Array declares; {@link ContainerType#UNTYPED} if none
   * @param shared whether Godot 2 marked the Array as shared with other variables; other engines
   *     never do
   */
  record Array(List<Variant> elements, ContainerType elementType, boolean shared)
      implements Variant {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if engines drop an element because of {@code elementType}
     * @throws NullPointerException if an element is null
     */
    public Array {
      Objects.requireNonNull(elementType, "elementType");
      elements = VariantMethods.copyOf(elements, "elements");
      VariantMethods.requireKept(elementType, elements);
    }

    /** Creates an untyped Array. */
    public Array(List<Variant> elements) {
      this(elements, ContainerType.UNTYPED, false);
    }

    @Override
    public VariantType type() {
      return VariantType.ARRAY;
    }

    /**
     * Returns whether the elements are equal. The element type and the shared bit are not compared.
     */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Array that && elements.equals(that.elements);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(this);
    }
  }

  /**
   * A Dictionary.
   *
   * @param entries the entries in the order of the packet. If a key occurs more than once, it has
   *     its last value, at its first position
   * @param keyType the type that the Dictionary declares for its keys;
   *     {@link ContainerType#UNTYPED} if none
   * @param valueType the type that the Dictionary declares for its values;
   *     {@link ContainerType#UNTYPED} if none
   * @param shared whether Godot 2 marked the Dictionary as shared with other variables; other
   *     engines never do
   */
  record Dictionary(
      Map<Variant, Variant> entries, ContainerType keyType, ContainerType valueType, boolean shared)
      implements Variant {
    /**
     * Copies the map and keeps its order. No key, value or other component may be null. Values of
     * another type than {@code valueType} are accepted, because engines keep them.
     *
     * @throws IllegalArgumentException if engines drop an entry because its key does not suit
     *     {@code keyType}
     */
    public Dictionary {
      Objects.requireNonNull(keyType, "keyType");
      Objects.requireNonNull(valueType, "valueType");
      entries = VariantMethods.entriesOf(entries);
      if (keyType.kind() != ContainerType.Kind.UNTYPED) {
        VariantMethods.requireKept(keyType, entries.keySet());
      }
    }

    /** Creates an untyped Dictionary. */
    public Dictionary(Map<Variant, Variant> entries) {
      this(entries, ContainerType.UNTYPED, ContainerType.UNTYPED, false);
    }

    /**
     * Returns the value for a String or StringName key with this text, or null if there is none.
     */
    public @Nullable Variant get(String key) {
      return entries.get(new Value(VariantType.STRING, Objects.requireNonNull(key, "key")));
    }

    @Override
    public VariantType type() {
      return VariantType.DICTIONARY;
    }

    /** Returns whether the entries are equal, in any order. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Dictionary that && VariantMethods.same(this, that);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(this);
    }
  }

  /**
   * An Object with its class and properties, as {@code var_to_bytes_with_objects} sends it. It is
   * only data: no object of the class is ever created, and if the properties contain the source of
   * a script, the script is never run.
   *
   * @param className the name of the native class; empty for the null object
   * @param properties the properties in their order; a name may occur more than once
   */
  record FullObject(String className, List<Property> properties) implements Variant {
    /** Copies the list. */
    public FullObject {
      Objects.requireNonNull(className, "className");
      properties = VariantMethods.copyOf(properties, "properties");
    }

    @Override
    public VariantType type() {
      return VariantType.OBJECT;
    }

    /**
     * Returns whether the class names and the properties are equal. An engine, in contrast, does
     * not compare the properties of two Objects.
     */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof FullObject that && VariantMethods.same(this, that);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    @Override
    public String toString() {
      return VariantMethods.toString(this);
    }
  }

  /** A property of a {@link FullObject}. */
  record Property(String name, Variant value) {
    /** Creates a property; neither component may be null. */
    public Property {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(value, "value");
    }
  }

  /**
   * The bytes of a value that has not been decoded; see {@link VariantReader#readRaw}.
   *
   * <pre>{@code
   * Variant.Raw inventory = in.readRaw();
   * out.writeRaw(inventory);
   * }</pre>
   *
   * @param bytes one whole value with its header; not copied
   * @param format the format of the bytes, which is the only format in which they can be written
   */
  record Raw(byte[] bytes, VariantFormat format) implements Variant {
    /**
     * Creates a value of these bytes. Its containers are checked, but its texts are not decoded
     * yet.
     *
     * @throws IllegalArgumentException if the bytes are not one whole value of the format
     */
    public Raw {
      Objects.requireNonNull(bytes, "bytes");
      Objects.requireNonNull(format, "format");
      if (!PacketDiagnosis.isWhole(bytes, format)) {
        throw new IllegalArgumentException("These bytes are not one whole value of " + format
            + ". Their number is " + bytes.length);
      }
    }

    @Override
    public VariantType type() {
      return PacketDiagnosis.typeOf(bytes, format);
    }

    /**
     * Returns the decoded value.
     *
     * @throws MalformedPacketException if a text in the value is not UTF-8, or if the value exceeds
     *     a limit of its format
     */
    public Variant decode() {
      return Variant.decode(bytes, format);
    }

    /** Returns whether the bytes and their formats are equal. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Raw that
          && format.equals(that.format)
          && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
      return VariantMethods.hashCode(this);
    }

    /** Returns the decoded value as text, or the reason why it can't be decoded. */
    @Override
    public String toString() {
      try {
        return decode().toString();
      } catch (VariantException e) {
        return e.toString();
      }
    }
  }
}
