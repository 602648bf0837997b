package io.variantmapper.runtime;

import io.variantmapper.runtime.value.StringName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a typed Array says of its elements, or a typed Dictionary of its keys or values (FORMAT.md
 * 5.10).
 *
 * <pre>{@code
 * out.beginArray(ContainerType.of(VariantType.INT), 2);   // Array[int]
 * out.writeInt(1);
 * out.writeInt(2);
 * out.endArray();
 * }</pre>
 *
 * @param kind which of the other parts counts
 * @param type a built-in type; NIL for an untyped side, OBJECT for classes and scripts
 * @param name a native class's name or a script's {@code res://} path; else empty
 */
public record ContainerType(Kind kind, VariantType type, String name) {
  /** Any value may be in it. */
  public static final ContainerType UNTYPED = new ContainerType(Kind.UNTYPED, VariantType.NIL, "");

  /** The four kinds, in the order of their two header bits. */
  public enum Kind {
    /** Any value. */
    UNTYPED,
    /** Values of one Variant type. */
    BUILT_IN,
    /** Objects of a native class. */
    CLASS,
    /** Objects with a script. */
    SCRIPT
  }

  /** No part may be null. */
  public ContainerType {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(name, "name");
  }

  /** Values of one Variant type: {@code Array[int]}. NIL gives {@link #UNTYPED}. */
  public static ContainerType of(VariantType type) {
    return type == VariantType.NIL ? UNTYPED : new ContainerType(Kind.BUILT_IN, type, "");
  }

  /** Objects of a native class: {@code Array[Resource]}. */
  public static ContainerType ofClass(String className) {
    return new ContainerType(Kind.CLASS, VariantType.OBJECT, className);
  }

  /** Objects with the script at this path: {@code Array[Enemy]}. */
  public static ContainerType ofScript(String path) {
    return new ContainerType(Kind.SCRIPT, VariantType.OBJECT, path);
  }

  int headerBits(int shift) {
    return kind.ordinal() << shift;
  }

  /** As GDScript writes it between the brackets: {@code int}, {@code Resource}. */
  @Override
  public String toString() {
    if (kind == Kind.UNTYPED) {
      return "Variant";
    }
    return kind == Kind.BUILT_IN ? type.godotName() : name;
  }

  /** A value as engines keep it in such a container, or null where they drop it. */
  @Nullable
  Variant fit(Variant value) {
    if (kind == Kind.UNTYPED) {
      return value;
    } else if (kind == Kind.BUILT_IN && type != VariantType.OBJECT) {
      return value.type() == type ? value : converted(value);
    }
    return value.type() == VariantType.OBJECT || value.type() == VariantType.NIL ? value : null;
  }

  /** Engines make a float of an int, and a String of a StringName or the other way round. */
  private @Nullable Variant converted(Variant value) {
    if (type == VariantType.FLOAT && value instanceof Variant.Int integer) {
      return new Variant.Float(integer.value());
    }
    String text = value instanceof Variant.Value other ? VariantEquality.textOf(other) : null;
    if (text == null || !type.isText()) {
      return null;
    }
    return new Variant.Value(type, type == VariantType.STRING ? text : new StringName(text));
  }
}
