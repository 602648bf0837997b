package io.variantmapper.text.godot;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.NumberWriter;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.base.TextOutput;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes a value as the engine's {@code var_to_str} does. */
public final class TextWriter {
  /** The depth limit. Godot 4 writes containers beyond this depth as empty ones. */
  private static final int MAX_DEPTH_4 = 100;

  private static final Pattern CLASS_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private final VariantFormat format;
  private final boolean isGodot4;
  private final TypeNames names;
  private final TextOutput out = new TextOutput();
  private final NumberWriter numbers;
  private final Components components;
  private final SortedKeys order;

  private TextWriter(VariantFormat format) {
    this.format = format;
    isGodot4 = format.generation() == 4;
    names = TypeNames.of(format);
    numbers = new NumberWriter(out, isGodot4);
    components = new Components(format);
    order = new SortedKeys(format, components);
  }

  public static String write(Variant value, VariantFormat format) {
    TextWriter writer = new TextWriter(format);
    try {
      writer.write(value, 0);
    } catch (StackOverflowError e) {
      throw TextLimits.tooDeepForStack();
    }
    return writer.out.toString();
  }

  private void write(Variant value, int depth) {
    TextLimits.requireWritable(depth, format);
    out.spill();
    if (value instanceof Variant.Raw raw) {
      write(raw.decode(), depth);
    } else if (value instanceof Variant.Array array) {
      writeArray(array, depth);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(dictionary, depth);
    } else if (value instanceof Variant.Packed packed) {
      writePacked(packed);
    } else if (value instanceof Variant.Float number) {
      numbers.real(number.value());
    } else if (value instanceof Variant.Int number) {
      out.append(number.value());
    } else if (value instanceof Variant.Value other) {
      writeValue(other);
    } else if (value instanceof Variant.FullObject object) {
      writeObject(object, depth);
    } else {
      out.append(value.toString());
    }
  }

  private void writeValue(Variant.Value value) {
    switch (value.type()) {
      case STRING -> StringText.writePlain((String) value.value(), out);
      case STRING_NAME -> {
        out.append('&');
        writeEscaped(value.value().toString());
      }
      case NODE_PATH -> {
        out.append("NodePath(");
        writeEscaped(value.value().toString());
        out.append(')');
      }
      case RID -> writeRid((Rid) value.value());
      case CALLABLE -> out.append("Callable()");
      case SIGNAL -> out.append("Signal()");
      case OBJECT -> writeId((ObjectId) value.value());
      default -> writeComponents(value);
    }
  }

  private void writeEscaped(String text) {
    StringText.writeEscaped(text, out, isGodot4);
  }

  /** Writes the id of a resource. Godot 3 writes nothing. */
  private void writeRid(Rid rid) {
    if (isGodot4) {
      out.append("RID(").append(rid.id() == 0 ? "" : Long.toString(rid.id())).append(')');
    }
  }

  private void writeId(ObjectId object) {
    if (object.id() != 0) {
      throw new UnsupportedVariantException(
          "Text can't hold the Object " + object.id() + ": only the engine has its content", 0);
    }
    out.append("null");
  }

  // Object(InputEventKey,"device":0,"keycode":65)
  private void writeObject(Variant.FullObject object, int depth) {
    requireWritten(depth);
    ResourcePath resource = ResourcePath.of(object);
    if (object.className().isEmpty()) {
      out.append("null");
      return;
    } else if (resource != null) {
      writeResource(resource);
      return;
    } else if (!CLASS_NAME.matcher(object.className()).matches()) {
      throw new UnsupportedVariantException(
          "Text can't hold an Object of the class \"" + object.className()
              + "\": a class name has only letters, digits and _",
          0);
    }
    out.append("Object(").append(object.className());
    char separator = ',';
    for (Variant.Property property : object.properties()) {
      out.append(separator);
      StringText.writePlain(property.name(), out);
      out.append(':');
      write(property.value(), depth + 1);
    }
    out.append(object.properties().isEmpty() ? ",)\n" : ")\n");
  }

  // Resource("uid://b1", "res://item.tres")
  // Resource( "res://item.tres")   in Godot 3
  private void writeResource(ResourcePath resource) {
    out.append(isGodot4 ? "Resource(" : "Resource( ");
    if (isGodot4 && resource.uid() != null) {
      out.append(StringText.plain(resource.uid())).append(", ");
    }
    out.append(StringText.plain(resource.path())).append(')');
  }

  private void writeComponents(Variant.Value value) {
    open(names.of(value.type()));
    writeNumbers(components.of(value, value.type()), value.type().hasIntComponents());
    close();
  }

  private void writeNumbers(double[] components, boolean areInts) {
    for (int i = 0; i < components.length; i++) {
      separate(i);
      if (areInts) {
        out.append((long) components[i]);
      } else {
        numbers.component(components[i]);
      }
    }
  }

  // Vector2(1, 0.5)
  // Vector2( 1, 0.5 )   in Godot 3
  private void open(String name) {
    out.append(name).append('(');
    if (!isGodot4) {
      out.append(' ');
    }
  }

  private void close() {
    if (!isGodot4) {
      out.append(' ');
    }
    out.append(')');
  }

  /** Begins the element with this index. */
  private void separate(int index) {
    if (index > 0) {
      out.spill();
      out.append(',', ' ');
    }
  }

  private void writePacked(Variant.Packed packed) {
    open(names.of(packed.type()));
    if (packed.array() instanceof float[] floats) {
      for (int i = 0; i < floats.length; i++) {
        separate(i);
        numbers.component(floats[i]);
      }
    } else if (packed.array() instanceof double[] doubles) {
      writeNumbers(doubles, false);
    } else if (packed.array() instanceof String[] texts) {
      for (int i = 0; i < texts.length; i++) {
        separate(i);
        writeEscaped(texts[i]);
      }
    } else if (packed.type().element().components().isEmpty()) {
      writeIntegers(packed.array());
    } else {
      writeNumbers(components.of(packed, packed.type().element()), false);
    }
    close();
  }

  private void writeIntegers(Object array) {
    if (array instanceof byte[] bytes) {
      for (int i = 0; i < bytes.length; i++) {
        separate(i);
        out.append(Byte.toUnsignedInt(bytes[i]));
      }
    } else if (array instanceof int[] ints) {
      for (int i = 0; i < ints.length; i++) {
        separate(i);
        out.append(ints[i]);
      }
    } else {
      long[] longs = (long[]) array;
      for (int i = 0; i < longs.length; i++) {
        separate(i);
        out.append(longs[i]);
      }
    }
  }

  /** Checks that the engine writes the content of a container. */
  private void requireWritten(int depth) {
    if (isGodot4 && depth > MAX_DEPTH_4) {
      throw new UnsupportedVariantException(
          "Text can't hold more than " + MAX_DEPTH_4
              + " nested containers: Godot 4 writes deeper containers as empty ones",
          0);
    }
  }

  private void writeArray(Variant.Array array, int depth) {
    requireWritten(depth);
    boolean isTyped = isGodot4 && array.elementType().kind() != ContainerType.Kind.UNTYPED;
    if (isTyped) {
      out.append("Array[").append(typeName(array.elementType())).append("](");
    }
    List<Variant> elements = array.elements();
    out.append(isGodot4 ? "[" : "[ ");
    for (int i = 0; i < elements.size(); i++) {
      separate(i);
      write(elements.get(i), depth + 1);
    }
    out.append(isGodot4 ? "]" : " ]").append(isTyped ? ")" : "");
  }

  // int, Node, Resource("res://item.gd")
  private static String typeName(ContainerType type) {
    return type.kind() == ContainerType.Kind.SCRIPT
        ? "Resource(" + StringText.plain(type.name()) + ")"
        : type.toString();
  }

  // {
  // "hp": 7,
  // "name": "Ada"
  // }
  private void writeDictionary(Variant.Dictionary dictionary, int depth) {
    requireWritten(depth);
    boolean isTyped = isGodot4
        && (dictionary.keyType().kind() != ContainerType.Kind.UNTYPED
            || dictionary.valueType().kind() != ContainerType.Kind.UNTYPED);
    if (isTyped) {
      out.append("Dictionary[")
          .append(typeName(dictionary.keyType()))
          .append(", ")
          .append(typeName(dictionary.valueType()))
          .append("](");
    }
    if (dictionary.entries().isEmpty()) {
      out.append(isGodot4 ? "{}" : "{\n}");
    } else {
      out.append('{', '\n');
      boolean isFirst = true;
      for (Map.Entry<Variant, Variant> entry : order.of(dictionary.entries())) {
        if (!isFirst) {
          out.append(',', '\n');
        }
        isFirst = false;
        write(entry.getKey(), depth + 1);
        out.append(':', ' ');
        write(entry.getValue(), depth + 1);
      }
      out.append('\n', '}');
    }
    if (isTyped) {
      out.append(')');
    }
  }
}
