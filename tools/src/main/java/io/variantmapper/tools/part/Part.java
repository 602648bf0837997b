package io.variantmapper.tools.part;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantPath;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value in a packet, with the position of its bytes and with the values in it.
 *
 * <pre>{@code
 * Part root = PartReader.read(packet);
 * root.children().get(1).path();   // $.hp
 * }</pre>
 */
public final class Part {
  /** The role of a value in the value that contains it. */
  public enum Role {
    /** The value of the whole packet. */
    ROOT,
    /** An element of an Array. */
    ELEMENT,
    /** A key of a Dictionary; the next child is its value. */
    KEY,
    /** A value of a Dictionary. */
    VALUE,
    /** A property of an Object. */
    PROPERTY
  }

  private final Packet packet;
  private final @Nullable Part parent;
  private final Role role;
  private final int offset;
  private final VariantType type;
  private final List<Part> children = new ArrayList<>(0);
  private int length;
  private int index;
  private @Nullable Part key;
  private String name = "";

  Part(Packet packet, @Nullable Part parent, Role role, int offset, VariantType type) {
    this.packet = packet;
    this.parent = parent;
    this.role = role;
    this.offset = offset;
    this.type = type;
  }

  void end(int end) {
    length = end - offset;
  }

  void add(Part child) {
    child.index = children.size();
    children.add(child);
  }

  void setKey(Part newKey) {
    key = newKey;
  }

  /**
   * Sets the name. The name of an Object's property is its own name. The name of an Array's element
   * is the key of the field that is written as the element.
   */
  public void setName(String newName) {
    name = newName;
  }

  /** Returns the packet that contains this value. */
  public Packet packet() {
    return packet;
  }

  public Role role() {
    return role;
  }

  /** Returns the number of bytes in the packet before the header of this value. */
  public int offset() {
    return offset;
  }

  /** Returns the number of bytes of this value, including its header. */
  public int length() {
    return length;
  }

  /** Returns the number of bytes of this value, and of its key if it has one. */
  public int entryLength() {
    return length + (key == null ? 0 : key.length);
  }

  public VariantType type() {
    return type;
  }

  /**
   * Returns the values in this value, in the order of their bytes: the elements of an Array, the
   * keys and values of a Dictionary, or the values of an Object's properties.
   */
  public List<Part> children() {
    return Collections.unmodifiableList(children);
  }

  /** Returns the key of a {@link Role#VALUE}; null for other roles. */
  public @Nullable Part key() {
    return key;
  }

  /**
   * Returns the name of a {@link Role#PROPERTY}, or the key of the mapped field that is written as
   * this {@link Role#ELEMENT}; otherwise an empty text.
   */
  public String name() {
    return name;
  }

  /** Returns the position of this {@link Role#ELEMENT} in its Array, counted from 0. */
  public int index() {
    return index;
  }

  public @Nullable Part parent() {
    return parent;
  }

  /** Returns the header word. */
  public int header() {
    return packet.word(offset);
  }

  /**
   * Returns the name of the type. It includes the types that a container declares, as in {@code
   * Array[int]}, and the class of an Object with properties, as in {@code Object(Node)}.
   */
  public String typeName() {
    return TypeName.of(this);
  }

  /** Returns the value. */
  public Variant value() {
    return new VariantReader(packet.bytes(), offset, length, packet.format()).readVariant();
  }

  /** Returns the path from the root, as messages print it, such as {@code $.player.bag[2]}. */
  public String path() {
    List<String> steps = new ArrayList<>();
    for (Part part = this; part != null; part = part.parent) {
      steps.add(part.step());
    }
    Collections.reverse(steps);
    return String.join("", steps);
  }

  /** Returns the path, and the name if this is an element with a name, such as {@code $[1] hp}. */
  public String namedPath() {
    return named(path());
  }

  /** Returns the {@link #namedPath} of a part whose path is known. */
  public String named(String path) {
    return role == Role.ELEMENT && !name.isEmpty() ? path + " " + name : path;
  }

  /** Returns the last step of the path. */
  public String step() {
    Part keyPart = key;
    return switch (role) {
      case ROOT -> "$";
      case ELEMENT -> "[" + index + "]";
      case KEY -> " key " + index / 2;
      case VALUE -> keyPart == null ? "" : keyStep(keyPart);
      case PROPERTY -> textStep(name);
    };
  }

  private static String keyStep(Part key) {
    VariantFormat format = key.packet.format();
    return format.isText(key.header()) ? textStep(key.text()) : "[" + Text.of(key) + "]";
  }

  private static String textStep(String text) {
    return VariantPath.of(text).toString().substring(1);
  }

  /** Returns the text of a String or StringName. */
  private String text() {
    return String.valueOf(value().toJava());
  }
}
