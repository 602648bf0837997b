package io.variantmapper.text.json;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.base.TextOutput;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Writes a value in the form of Godot's {@code JSON.from_native}. */
public final class TypedJsonWriter {
  private final VariantFormat format;
  private final Components components;
  private final JsonOutput out = new JsonOutput();
  private final RealWriter reals = new RealWriter(out.characters());

  private TypedJsonWriter(VariantFormat format) {
    this.format = format;
    components = new Components(format);
  }

  public static String write(Variant value, VariantFormat format) {
    TypedJsonWriter writer = new TypedJsonWriter(format);
    try {
      writer.write(value, 0);
    } catch (StackOverflowError e) {
      throw TextLimits.tooDeepForStack();
    }
    return writer.out.toString();
  }

  private void write(Variant value, int depth) {
    TextLimits.requireWritable(depth, format);
    if (value instanceof Variant.Nil) {
      out.word("null");
    } else if (value instanceof Variant.Bool bool) {
      out.word(bool.value() ? "true" : "false");
    } else if (value instanceof Variant.Int number) {
      out.value().append('"', 'i').append(':').append(number.value()).append('"');
    } else if (value instanceof Variant.Float number) {
      writeFloat(number.value());
    } else if (value instanceof Variant.Value other) {
      writeValue(other);
    } else if (value instanceof Variant.Packed packed) {
      writePacked(packed);
    } else if (value instanceof Variant.Array array) {
      writeArray(array, depth);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(dictionary, depth);
    } else if (value instanceof Variant.FullObject object) {
      writeObject(object, depth);
    } else if (value instanceof Variant.Raw raw) {
      write(raw.decode(), depth);
    }
  }

  // "f:0.5", {"type":"float","bits":"7ff8000000000001"}
  private void writeFloat(double number) {
    TextOutput text = out.value();
    int start = text.length();
    text.append('"', 'f').append(':');
    if (reals.real(number)) {
      text.append('"');
    } else {
      text.cut(start);
      text.append("{\"type\":\"float\",\"bits\":\"");
      text.append(JsonNumbers.bits(number, VariantType.FLOAT)).append("\"}");
    }
  }

  private void writeValue(Variant.Value value) {
    Object content = value.value();
    switch (value.type()) {
      case STRING -> out.text((String) content);
      case STRING_NAME -> {
        out.value().append("\"sn:");
        out.rest(content.toString());
      }
      case NODE_PATH -> writeNodePath((NodePath) content);
      case RID -> {
        open(value.type());
        out.member("id", Long.toString(((Rid) content).id()));
        out.close('}');
      }
      case OBJECT -> {
        open(value.type());
        out.member("id", Long.toString(((ObjectId) content).id()));
        out.close('}');
      }
      case CALLABLE -> {
        open(value.type());
        out.close('}');
      }
      case SIGNAL -> {
        open(value.type());
        out.member("name", ((Signal) content).name());
        out.member("object", Long.toString(((Signal) content).object().id()));
        out.close('}');
      }
      case IMAGE -> writeImage((Image) content);
      case INPUT_EVENT -> writeInputEvent((InputEvent) content);
      default -> writeComponents(value, value.type());
    }
  }

  private void open(VariantType type) {
    out.openType(type.godotName());
  }

  // "np:root/player:hp", {"type":"NodePath","absolute":false,"names":["a/b"],"subnames":[]}
  private void writeNodePath(NodePath path) {
    String text = path.toString();
    if (NodePath.parse(text).equals(path)) {
      out.value().append("\"np:");
      out.rest(text);
      return;
    }
    open(VariantType.NODE_PATH);
    out.member("absolute", path.absolute());
    out.name("names");
    writeStrings(path.names());
    out.name("subnames");
    writeStrings(path.subnames());
    out.close('}');
  }

  private void writeStrings(List<String> strings) {
    out.open('[');
    strings.forEach(out::string);
    out.close(']');
  }

  private void writeImage(Image image) {
    open(VariantType.IMAGE);
    out.member("format", image.format());
    out.member("mipmaps", image.mipmaps());
    out.member("width", image.width());
    out.member("height", image.height());
    out.member("data", Base64.getEncoder().encodeToString(image.data()));
    out.close('}');
  }

  private void writeInputEvent(InputEvent event) {
    open(VariantType.INPUT_EVENT);
    out.member("event", event.type());
    out.member("device", event.device());
    out.member("body", Base64.getEncoder().encodeToString(event.body()));
    out.close('}');
  }

  private void writePacked(Variant.Packed packed) {
    Object array = packed.array();
    if (array instanceof float[] floats) {
      writeFloats(floats);
    } else if (array instanceof double[] doubles) {
      writeReals(packed.type(), doubles, false);
    } else if (array instanceof byte[] || array instanceof int[] || array instanceof long[]) {
      open(packed.type());
      out.openArguments();
      writeInts(array);
      out.close(']');
      out.close('}');
    } else if (array instanceof String[] strings) {
      open(packed.type());
      out.name("args");
      writeStrings(List.of(strings));
      out.close('}');
    } else {
      writeComponents(packed, packed.type().element());
    }
  }

  private void writeComponents(Variant value, VariantType element) {
    double[] numbers = components.of(value, element);
    JsonNumbers.transpose(element, numbers);
    if (element.hasIntComponents()) {
      open(value.type());
      out.openArguments();
      for (double number : numbers) {
        out.number((int) number);
      }
      out.close(']');
      out.close('}');
    } else {
      writeReals(value.type(), numbers, !components.areDoubles(element));
    }
  }

  private void writeFloats(float[] floats) {
    double[] numbers = new double[floats.length];
    for (int i = 0; i < floats.length; i++) {
      numbers[i] = Components.widen(Float.floatToRawIntBits(floats[i]));
    }
    writeReals(VariantType.PACKED_FLOAT32_ARRAY, numbers, true);
  }

  // {"type":"Vector2","args":[null,1.0],"bits":{"0":"7ff8000000000000"}}
  private void writeReals(VariantType type, double[] numbers, boolean areFloats) {
    int others = 0;
    open(type);
    out.openArguments();
    for (double number : numbers) {
      TextOutput text = out.value();
      if (!reals.component(number, areFloats)) {
        text.append("null");
        others++;
      }
    }
    out.close(']');
    if (others > 0) {
      writeBits(type, numbers, areFloats);
    }
    out.close('}');
  }

  /** Writes the bits of the numbers that have no text. */
  private void writeBits(VariantType type, double[] numbers, boolean areFloats) {
    RealWriter tried = new RealWriter(new TextOutput());
    out.name("bits");
    out.open('{');
    for (int i = 0; i < numbers.length; i++) {
      if (!tried.component(numbers[i], areFloats)) {
        out.member(Integer.toString(i), JsonNumbers.bits(numbers[i], type));
      }
    }
    out.close('}');
  }

  private void writeInts(Object array) {
    if (array instanceof byte[] bytes) {
      for (byte number : bytes) {
        out.number(Byte.toUnsignedInt(number));
      }
    } else if (array instanceof int[] ints) {
      for (int number : ints) {
        out.number(number);
      }
    } else {
      for (long number : (long[]) array) {
        writeLong(number);
      }
    }
  }

  /** Writes a number, or a string if the engine would read the number as a rounded double. */
  private void writeLong(long number) {
    if (Math.abs(number) <= JsonNumbers.MAX_EXACT && number != Long.MIN_VALUE) {
      out.number(number);
    } else {
      out.string(Long.toString(number));
    }
  }

  // ["i:1"], {"type":"Array","elem_type":"int","args":["i:1"]}
  private void writeArray(Variant.Array array, int depth) {
    boolean isPlain = !array.shared() && array.elementType().equals(ContainerType.UNTYPED);
    if (!isPlain) {
      open(VariantType.ARRAY);
      writeType("elem", array.elementType());
      writeShared(array.shared());
      out.name("args");
    }
    out.open('[');
    for (Variant element : array.elements()) {
      write(element, depth + 1);
    }
    out.close(']');
    if (!isPlain) {
      out.close('}');
    }
  }

  // "elem_type":"int", "elem_type":"Node", "elem_script":"res://item.gd"
  private void writeType(String role, ContainerType type) {
    if (type.kind() == ContainerType.Kind.SCRIPT) {
      out.member(role + "_script", type.name());
    } else if (type.kind() != ContainerType.Kind.UNTYPED) {
      out.member(role + "_type", type.toString());
    }
  }

  private void writeShared(boolean shared) {
    if (shared) {
      out.member("shared", true);
    }
  }

  private void writeDictionary(Variant.Dictionary dictionary, int depth) {
    open(VariantType.DICTIONARY);
    writeType("key", dictionary.keyType());
    writeType("value", dictionary.valueType());
    writeShared(dictionary.shared());
    out.openArguments();
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      write(entry.getKey(), depth + 1);
      write(entry.getValue(), depth + 1);
    }
    out.close(']');
    out.close('}');
  }

  // {"type":"Resource","props":["resource_name","s:"]}
  private void writeObject(Variant.FullObject object, int depth) {
    out.open('{');
    out.member("type", object.className());
    out.name("props");
    out.open('[');
    for (Variant.Property property : object.properties()) {
      out.string(property.name());
      write(property.value(), depth + 1);
    }
    out.close(']');
    out.close('}');
  }
}
