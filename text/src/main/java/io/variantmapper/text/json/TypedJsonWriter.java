package io.variantmapper.text.json;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.UnsupportedVariantException;
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
import java.io.StringWriter;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;

/** Writes a value in the form of Godot's {@code JSON.from_native}. */
public final class TypedJsonWriter {
  /** Jackson's own depth limit is off: only the stack of the thread limits the depth. */
  private static final JsonFactory FACTORY = JsonFactory.builder()
      .streamWriteConstraints(
          StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
      .build();

  private final VariantFormat format;
  private final JsonGenerator out;

  private TypedJsonWriter(VariantFormat format, JsonGenerator out) {
    this.format = format;
    this.out = out;
  }

  public static String write(Variant value, VariantFormat format) {
    StringWriter json = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), json)) {
      new TypedJsonWriter(format, out).write(value, 0);
    } catch (StackOverflowError e) {
      throw new UnsupportedVariantException(
          "Containers are nested too deeply for the stack of this thread", 0);
    }
    return json.toString();
  }

  private void write(Variant value, int depth) {
    TextLimits.requireWritable(depth, format);
    if (value instanceof Variant.Nil) {
      out.writeNull();
    } else if (value instanceof Variant.Bool bool) {
      out.writeBoolean(bool.value());
    } else if (value instanceof Variant.Int number) {
      out.writeString("i:" + number.value());
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
    String text = JsonNumbers.real(number);
    if (text == null) {
      open(VariantType.FLOAT);
      out.writeStringProperty("bits", JsonNumbers.bits(number, VariantType.FLOAT));
      out.writeEndObject();
    } else {
      out.writeString("f:" + text);
    }
  }

  private void writeValue(Variant.Value value) {
    Object content = value.value();
    switch (value.type()) {
      case STRING -> out.writeString("s:" + content);
      case STRING_NAME -> out.writeString("sn:" + content);
      case NODE_PATH -> writeNodePath((NodePath) content);
      case RID -> {
        open(value.type());
        out.writeStringProperty("id", Long.toString(((Rid) content).id()));
        out.writeEndObject();
      }
      case OBJECT -> {
        open(value.type());
        out.writeStringProperty("id", Long.toString(((ObjectId) content).id()));
        out.writeEndObject();
      }
      case CALLABLE -> {
        open(value.type());
        out.writeEndObject();
      }
      case SIGNAL -> {
        open(value.type());
        out.writeStringProperty("name", ((Signal) content).name());
        out.writeStringProperty(
            "object", Long.toString(((Signal) content).object().id()));
        out.writeEndObject();
      }
      case IMAGE -> writeImage((Image) content);
      case INPUT_EVENT -> writeInputEvent((InputEvent) content);
      default -> writeComponents(value, value.type(), false);
    }
  }

  private void open(VariantType type) {
    out.writeStartObject();
    out.writeStringProperty("type", type.godotName());
  }

  // "np:root/player:hp", {"type":"NodePath","absolute":false,"names":["a/b"],"subnames":[]}
  private void writeNodePath(NodePath path) {
    String text = path.toString();
    if (NodePath.parse(text).equals(path)) {
      out.writeString("np:" + text);
      return;
    }
    open(VariantType.NODE_PATH);
    out.writeBooleanProperty("absolute", path.absolute());
    out.writeName("names");
    writeStrings(path.names());
    out.writeName("subnames");
    writeStrings(path.subnames());
    out.writeEndObject();
  }

  private void writeStrings(List<String> strings) {
    out.writeStartArray();
    strings.forEach(out::writeString);
    out.writeEndArray();
  }

  private void writeImage(Image image) {
    open(VariantType.IMAGE);
    out.writeNumberProperty("format", image.format());
    out.writeNumberProperty("mipmaps", image.mipmaps());
    out.writeNumberProperty("width", image.width());
    out.writeNumberProperty("height", image.height());
    out.writeStringProperty("data", Base64.getEncoder().encodeToString(image.data()));
    out.writeEndObject();
  }

  private void writeInputEvent(InputEvent event) {
    open(VariantType.INPUT_EVENT);
    out.writeNumberProperty("event", event.type());
    out.writeNumberProperty("device", event.device());
    out.writeStringProperty("body", Base64.getEncoder().encodeToString(event.body()));
    out.writeEndObject();
  }

  private void writePacked(Variant.Packed packed) {
    Object array = packed.array();
    if (array instanceof float[] floats) {
      writeFloats(floats);
    } else if (array instanceof double[] doubles) {
      writeReals(packed.type(), doubles, false);
    } else if (array instanceof byte[] || array instanceof int[] || array instanceof long[]) {
      open(packed.type());
      out.writeName("args");
      out.writeStartArray();
      writeInts(array);
      out.writeEndArray();
      out.writeEndObject();
    } else if (array instanceof String[] strings) {
      open(packed.type());
      out.writeName("args");
      writeStrings(List.of(strings));
      out.writeEndObject();
    } else {
      writeComponents(packed, packed.type().element(), true);
    }
  }

  private void writeComponents(Variant value, VariantType element, boolean isPacked) {
    double[] components = Components.of(value, element, isPacked, format);
    JsonNumbers.transpose(element, components);
    if (element.hasIntComponents()) {
      open(value.type());
      out.writeName("args");
      out.writeStartArray();
      for (double component : components) {
        out.writeNumber((int) component);
      }
      out.writeEndArray();
      out.writeEndObject();
    } else {
      writeReals(value.type(), components, !Components.areDoubles(element, format));
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
    Map<Integer, String> bits = new LinkedHashMap<>();
    open(type);
    out.writeName("args");
    out.writeStartArray();
    for (int i = 0; i < numbers.length; i++) {
      String text = JsonNumbers.component(numbers[i], areFloats);
      if (text == null) {
        out.writeNull();
        bits.put(i, JsonNumbers.bits(numbers[i], type));
      } else {
        out.writeNumber(text);
      }
    }
    out.writeEndArray();
    if (!bits.isEmpty()) {
      out.writeName("bits");
      out.writeStartObject();
      bits.forEach((index, digits) -> out.writeStringProperty(index.toString(), digits));
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  private void writeInts(Object array) {
    if (array instanceof byte[] bytes) {
      for (byte number : bytes) {
        out.writeNumber(Byte.toUnsignedInt(number));
      }
    } else if (array instanceof int[] ints) {
      for (int number : ints) {
        out.writeNumber(number);
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
      out.writeNumber(number);
    } else {
      out.writeString(Long.toString(number));
    }
  }

  // ["i:1"], {"type":"Array","elem_type":"int","args":["i:1"]}
  private void writeArray(Variant.Array array, int depth) {
    boolean isPlain = !array.shared() && array.elementType().equals(ContainerType.UNTYPED);
    if (!isPlain) {
      open(VariantType.ARRAY);
      writeType("elem", array.elementType());
      writeShared(array.shared());
      out.writeName("args");
    }
    out.writeStartArray();
    for (Variant element : array.elements()) {
      write(element, depth + 1);
    }
    out.writeEndArray();
    if (!isPlain) {
      out.writeEndObject();
    }
  }

  // "elem_type":"int", "elem_type":"Node", "elem_script":"res://item.gd"
  private void writeType(String role, ContainerType type) {
    if (type.kind() == ContainerType.Kind.SCRIPT) {
      out.writeStringProperty(role + "_script", type.name());
    } else if (type.kind() != ContainerType.Kind.UNTYPED) {
      out.writeStringProperty(role + "_type", type.toString());
    }
  }

  private void writeShared(boolean shared) {
    if (shared) {
      out.writeBooleanProperty("shared", true);
    }
  }

  private void writeDictionary(Variant.Dictionary dictionary, int depth) {
    open(VariantType.DICTIONARY);
    writeType("key", dictionary.keyType());
    writeType("value", dictionary.valueType());
    writeShared(dictionary.shared());
    out.writeName("args");
    out.writeStartArray();
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      write(entry.getKey(), depth + 1);
      write(entry.getValue(), depth + 1);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  // {"type":"Resource","props":["resource_name","s:"]}
  private void writeObject(Variant.FullObject object, int depth) {
    out.writeStartObject();
    out.writeStringProperty("type", object.className());
    out.writeName("props");
    out.writeStartArray();
    for (Variant.Property property : object.properties()) {
      out.writeString(property.name());
      write(property.value(), depth + 1);
    }
    out.writeEndArray();
    out.writeEndObject();
  }
}
