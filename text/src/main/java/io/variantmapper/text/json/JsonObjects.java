package io.variantmapper.text.json;

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
import io.variantmapper.text.base.NumberText;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the JSON objects of values that have no other values inside. */
final class JsonObjects {
  private static final Map<String, VariantType> TYPES = types();

  /** The number of hexadecimal digits of a float's bits. */
  private static final int FLOAT_DIGITS = 8;

  private static final int DOUBLE_DIGITS = 16;

  private static final int MAX_BYTE = 255;

  /**
   * Matches integers of at most 19 digits. No long has more digits, and longer numbers are slow to
   * convert.
   */
  private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,19}");

  private final TypedJsonReader parser;
  private final VariantFormat format;

  JsonObjects(TypedJsonReader parser, VariantFormat format) {
    this.parser = parser;
    this.format = format;
  }

  private static Map<String, VariantType> types() {
    Map<String, VariantType> types = new HashMap<>();
    for (VariantType type : VariantType.values()) {
      types.put(type.godotName(), type);
    }
    types.keySet().removeAll(List.of("nil", "bool", "int", "String", "StringName"));
    return types;
  }

  /**
   * Returns the type with this name; null for an unknown name, and for a type that is never written
   * as an object.
   */
  static @Nullable VariantType typeOf(String name) {
    return TYPES.get(name);
  }

  Variant read(VariantType type, JsonPart node) {
    return switch (type) {
      case FLOAT -> new Variant.Float(fromBits(parser.member(node, "bits")));
      case NODE_PATH -> new Variant.Value(type, nodePath(node));
      case RID -> new Variant.Value(type, new Rid(id(node, "id")));
      case OBJECT -> new Variant.Value(type, new ObjectId(id(node, "id")));
      case CALLABLE -> new Variant.Value(type, type);
      case SIGNAL -> new Variant.Value(type, signal(node));
      case IMAGE -> new Variant.Value(type, image(node));
      case INPUT_EVENT -> new Variant.Value(type, inputEvent(node));
      default -> type.isPackedArray() ? packed(type, node) : vector(type, node);
    };
  }

  private double fromBits(JsonPart node) {
    String digits = parser.string(node);
    return digits.length() == FLOAT_DIGITS
        ? Components.widen((int) hexadecimal(node, FLOAT_DIGITS))
        : Double.longBitsToDouble(hexadecimal(node, DOUBLE_DIGITS));
  }

  private long hexadecimal(JsonPart node, int count) {
    String digits = parser.string(node);
    if (digits.length() != count || !digits.chars().allMatch(HexFormat::isHexDigit)) {
      throw parser.error("expected 8 or 16 hexadecimal digits, found " + node.described(), node);
    }
    return HexFormat.fromHexDigitsToLong(digits);
  }

  private NodePath nodePath(JsonPart node) {
    boolean isAbsolute = Boolean.TRUE.equals(parser.member(node, "absolute").content());
    return new NodePath(
        strings(parser.member(node, "names")),
        strings(parser.member(node, "subnames")),
        isAbsolute);
  }

  private List<String> strings(JsonPart node) {
    return parser.array(node).stream().map(parser::text).toList();
  }

  /**
   * Returns the id in a member, or 0 if the member is missing. The engine's JSON never contains
   * such a member.
   */
  private long id(JsonPart node, String name) {
    JsonPart id = parser.optional(node, name);
    return id == null ? 0 : NumberText.readInt(parser.string(id));
  }

  private Signal signal(JsonPart node) {
    JsonPart name = parser.optional(node, "name");
    return new Signal(name == null ? "" : parser.text(name), new ObjectId(id(node, "object")));
  }

  private Image image(JsonPart node) {
    try {
      return new Image(
          integer(node, "format"),
          integer(node, "mipmaps"),
          integer(node, "width"),
          integer(node, "height"),
          base64(node, "data"));
    } catch (IllegalArgumentException e) {
      throw parser.error(String.valueOf(e.getMessage()), node);
    }
  }

  private InputEvent inputEvent(JsonPart node) {
    return new InputEvent(integer(node, "event"), integer(node, "device"), base64(node, "body"));
  }

  private int integer(JsonPart node, String name) {
    return toInt(parser.member(node, name));
  }

  private byte[] base64(JsonPart node, String name) {
    JsonPart data = parser.member(node, name);
    try {
      return Base64.getDecoder().decode(parser.string(data));
    } catch (IllegalArgumentException e) {
      throw parser.error("this string is not base64", data);
    }
  }

  // {"type":"Vector2","args":[1.0,0.5]}
  private Variant vector(VariantType type, JsonPart node) {
    JsonPart arguments = parser.member(node, "args");
    int count = type.components().size();
    int found = parser.array(arguments).size();
    if (found != count) {
      throw parser.error(
          type.godotName() + " has " + count + " numbers, found " + found, arguments);
    }
    double[] components = reals(node, arguments);
    if (type.hasIntComponents()) {
      toInts(arguments, components);
    }
    JsonNumbers.transpose(type, components);
    return Components.toVariant(type, type, components, format);
  }

  private void toInts(JsonPart arguments, double[] components) {
    for (int i = 0; i < components.length; i++) {
      components[i] = toInt(parser.array(arguments).get(i));
    }
  }

  private Variant packed(VariantType type, JsonPart node) {
    JsonPart arguments = parser.member(node, "args");
    List<JsonPart> elements = parser.array(arguments);
    VariantType element = type.element();
    int width = element.components().size();
    if (width > 0) {
      if (elements.size() % width != 0) {
        throw parser.error(
            type.godotName() + " has " + width + " numbers for each element, found "
                + elements.size() + " numbers",
            arguments);
      }
      return Components.toVariant(type, element, reals(node, arguments), format);
    }
    return new Variant.Packed(
        type,
        switch (type) {
          case PACKED_STRING_ARRAY -> strings(arguments).toArray(String[]::new);
          case PACKED_BYTE_ARRAY -> bytes(elements);
          case PACKED_INT32_ARRAY -> elements.stream().mapToInt(this::toInt).toArray();
          case PACKED_INT64_ARRAY -> elements.stream().mapToLong(this::toLong).toArray();
          case PACKED_FLOAT32_ARRAY -> floats(node, arguments);
          default -> reals(node, arguments);
        });
  }

  private byte[] bytes(List<JsonPart> elements) {
    byte[] bytes = new byte[elements.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) inRange(elements.get(i), 0, MAX_BYTE);
    }
    return bytes;
  }

  private float[] floats(JsonPart node, JsonPart arguments) {
    double[] reals = reals(node, arguments);
    float[] floats = new float[reals.length];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = Float.intBitsToFloat(Components.narrow(reals[i]));
    }
    return floats;
  }

  /** Returns the numbers of the arguments; uses the bits of a number if the object has them. */
  private double[] reals(JsonPart node, JsonPart arguments) {
    double[] reals =
        parser.array(arguments).stream().mapToDouble(this::toDouble).toArray();
    bits(node, reals.length).forEach((index, digits) -> reals[index] = fromBits(digits));
    return reals;
  }

  // "bits":{"0":"7ff8000000000000"}
  private Map<Integer, JsonPart> bits(JsonPart node, int count) {
    JsonPart bits = parser.optional(node, "bits");
    if (bits == null || bits.members() == null) {
      return Map.of();
    }
    Map<Integer, JsonPart> byIndex = new HashMap<>();
    bits.members().forEach((name, digits) -> {
      int index = (int) NumberText.readInt(name);
      if (index < 0 || index >= count || !name.equals(Integer.toString(index))) {
        throw parser.error(
            "expected an index of \"args\", found " + new JsonPart(name, 0).described(), digits);
      }
      byIndex.put(index, digits);
    });
    return byIndex;
  }

  /** Converts a number, null, a boolean or a string to a double, as the engine does. */
  private double toDouble(JsonPart node) {
    if (node.content() instanceof JsonPart.Digits number) {
      return NumberText.readReal(number.text());
    } else if (node.content() instanceof String text) {
      return JsonNumbers.readReal(text);
    } else if (node.content() instanceof Boolean bool) {
      return bool ? 1 : 0;
    } else if (node.content() == null) {
      return 0;
    }
    throw parser.error("expected a number, found " + node.described(), node);
  }

  private int toInt(JsonPart node) {
    return (int) inRange(node, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * Converts a number to a long, and drops the fraction of the number. An integer stays exact, even
   * if the engine would round it to a double.
   */
  private long toLong(JsonPart node) {
    return inRange(node, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private long inRange(JsonPart node, long least, long most) {
    BigDecimal number = toDecimal(node);
    if (number.compareTo(BigDecimal.valueOf(least)) < 0
        || number.compareTo(BigDecimal.valueOf(most)) > 0) {
      throw parser.error(
          "expected a number from " + least + " to " + most + ", found " + node.described(), node);
    }
    return number.longValue();
  }

  private BigDecimal toDecimal(JsonPart node) {
    String text = node.content() instanceof JsonPart.Digits number
        ? number.text()
        : node.content() instanceof String string ? string : "";
    if (INTEGER.matcher(text).matches()) {
      return new BigDecimal(text);
    }
    double number = toDouble(node);
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw parser.error("expected an integer, found " + node.described(), node);
    }
    // Truncates the double first, because a BigDecimal can have a thousand digits after the point.
    return new BigDecimal(number < 0 ? Math.ceil(number) : Math.floor(number));
  }
}
