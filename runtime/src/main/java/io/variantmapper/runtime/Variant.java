package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.tree.JavaValues;
import io.variantmapper.runtime.tree.VariantMethods;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Any value of a packet, as a tree that keeps all that was on the wire: types, order, and the types
 * of typed containers. The width of a number is not kept: writing takes the width that the engine
 * of the format would.
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
 * <p>Immutable, except for arrays, which are not copied: those of {@link Packed}, {@link Raw},
 * {@code Image} and {@code InputEvent}. {@code equals} follows the engine's rule for Dictionary
 * keys: values of different types differ, but a StringName equals its String, NaN equals NaN, and
 * 0.0 equals −0.0.
 */
public sealed interface Variant {
  /** Returns the type of this value. */
  VariantType type();

  /**
   * Returns a tree of plain Java values: null, Boolean, Java's own numbers, text, enums by name,
   * types of {@code io.variantmapper.runtime.value}, the arrays that {@link Packed} has, Iterable
   * as Array (but a Comparable one, as a {@code java.nio.file.Path} is, which holds itself), Map as
   * Dictionary, and Variants among them. Of keys that are the same to an engine the last one's
   * value stays.
   *
   * @throws IllegalArgumentException for a value of another class, and for containers deeper than
   *     the engine takes, as a list is that holds itself
   */
  static Variant of(@Nullable Object value) {
    return JavaValues.toVariant(value);
  }

  /**
   * Returns this tree as plain Java values: null, Boolean, Long, Double, String, the types of
   * {@code io.variantmapper.runtime.value}, arrays, ArrayList and LinkedHashMap. A {@link
   * FullObject} and a Callable stay themselves. Of keys that are equal, the last one's value stays.
   *
   * @throws MalformedPacketException if too many keys of a Dictionary have one hash code, which
   *     would make a map slow
   */
  default @Nullable Object toJava() {
    return JavaValues.toJava(this);
  }

  /**
   * Returns the value of a whole packet; bytes after it are ignored, as in the engine, unless the
   * format's {@link Leniency} refuses them.
   *
   * @throws MalformedPacketException if the bytes are no Variant of this format, or are refused
   */
  static Variant decode(byte[] packet, VariantFormat format) {
    VariantReader in = new VariantReader(packet, format);
    try {
      Variant value = in.readVariant();
      in.endPacket();
      return value;
    } catch (StackOverflowError e) {
      throw in.refusedException(e);
    }
  }

  /**
   * Returns a whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry a value of the tree
   */
  default byte[] encode(VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    out.writeVariant(this);
    return out.toByteArray();
  }

  /** Godot's {@code null}. */
  record Nil() implements Variant {
    /** The one to use. */
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

  /** An int, 64 bits wide whatever its width on the wire. */
  record Int(long value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.INT;
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** A float, 64 bits wide whatever its width on the wire. */
  @SuppressWarnings("JavaLangClash") // Godot's name; outside it reads Variant.Float.
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
   * A value of any other type without elements.
   *
   * @param type what it is on the wire
   * @param value a {@code String}, or a record of {@code io.variantmapper.runtime.value}; the
   *     type's own {@link VariantType} for a Callable, which has no content
   */
  record Value(VariantType type, Object value) implements Variant {
    /**
     * Takes a value of the type.
     *
     * @throws IllegalArgumentException if the type can't hold it, as null
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
   * @param type which one
   * @param array the Java array: {@code byte[]}, {@code int[]}, {@code long[]}, {@code float[]},
   *     {@code double[]}, {@code String[]} or one of vectors or colors; not copied
   */
  record Packed(VariantType type, Object array) implements Variant {
    /**
     * Takes an array of the type.
     *
     * @throws IllegalArgumentException if the type can't hold it, as null, or if an element is null
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
   * @param elements in order
   * @param elementType {@link ContainerType#UNTYPED} for most
   * @param shared a bit that only Godot 2 writes; it means that others hold this Array too
   */
  record Array(List<Variant> elements, ContainerType elementType, boolean shared)
      implements Variant {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException for an element that engines drop from an Array of this type
     */
    public Array {
      Objects.requireNonNull(elementType, "elementType");
      elements = VariantMethods.copyOf(elements, "elements");
      VariantMethods.requireKept(elementType, elements);
    }

    /** An untyped Array. */
    public Array(List<Variant> elements) {
      this(elements, ContainerType.UNTYPED, false);
    }

    @Override
    public VariantType type() {
      return VariantType.ARRAY;
    }

    /** Whether the elements are the same; what an Array says of itself does not count. */
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
   * @param entries in the order of the packet; of a key that came twice the last value, at the
   *     first one's place
   * @param keyType {@link ContainerType#UNTYPED} for most
   * @param valueType {@link ContainerType#UNTYPED} for most
   * @param shared a bit that only Godot 2 writes; it means that others hold this Dictionary too
   */
  record Dictionary(
      Map<Variant, Variant> entries, ContainerType keyType, ContainerType valueType, boolean shared)
      implements Variant {
    /**
     * Copies the map and keeps its order. No part may be null. Values of another type than {@code
     * valueType} are taken: engines keep them.
     *
     * @throws IllegalArgumentException for a key whose entry engines drop from a Dictionary of this
     *     type
     */
    public Dictionary {
      Objects.requireNonNull(keyType, "keyType");
      Objects.requireNonNull(valueType, "valueType");
      entries = VariantMethods.entriesOf(entries);
      VariantMethods.requireKept(keyType, entries.keySet());
    }

    /** An untyped Dictionary. */
    public Dictionary(Map<Variant, Variant> entries) {
      this(entries, ContainerType.UNTYPED, ContainerType.UNTYPED, false);
    }

    /** Returns the value of the String or StringName key {@code key}, or null. */
    public @Nullable Variant get(String key) {
      return entries.get(new Value(VariantType.STRING, key));
    }

    @Override
    public VariantType type() {
      return VariantType.DICTIONARY;
    }

    /** Whether the entries are the same, in any order. */
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
   * An Object with its class and properties, as engines send it when told to ({@code
   * var_to_bytes_with_objects}). It is data here: nothing is ever made of it, and a script's source
   * in it is never run.
   *
   * @param className the native class; empty for the null object
   * @param properties in order; names may come twice
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

    /** Whether class and properties are the same; to an engine, each Object is another one. */
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
    /** No part may be null. */
    public Property {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(value, "value");
    }
  }

  /**
   * A value that was taken along without being decoded; see {@link VariantReader#readRaw}.
   *
   * <pre>{@code
   * Variant.Raw inventory = in.readRaw();
   * out.writeRaw(inventory);
   * }</pre>
   *
   * @param bytes one whole value with its header; not copied
   * @param format the format of the bytes; written in another one they would mean something else
   */
  record Raw(byte[] bytes, VariantFormat format) implements Variant {
    /**
     * Takes a value; its texts are not decoded yet.
     *
     * @throws IllegalArgumentException if the bytes are not one whole value of the format
     */
    public Raw {
      Objects.requireNonNull(bytes, "bytes");
      Objects.requireNonNull(format, "format");
      if (!PacketDiagnosis.isWhole(bytes, format)) {
        throw new IllegalArgumentException(
            "These " + bytes.length + " bytes are not one whole value of " + format);
      }
    }

    @Override
    public VariantType type() {
      // The limits are for whoever decodes it.
      return new VariantReader(bytes, format.withLimits(ReadLimits.DEFAULT)).peekType();
    }

    /**
     * Returns the value, decoded.
     *
     * @throws MalformedPacketException if a text in it is not UTF-8, or if it is over a limit of
     *     its format
     */
    public Variant decode() {
      return Variant.decode(bytes, format);
    }

    /** Whether the bytes and their format are the same. */
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

    /** The value, decoded; where that is not possible, why. */
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
