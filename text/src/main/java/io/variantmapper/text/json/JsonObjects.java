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
import java.util.ArrayList;
import java.util.Arrays;
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

  /** The number of characters of the longest integer, with its minus. */
  private static final int MAX_DIGITS = 20;

  /** Numbers with fewer characters than this are exact as doubles if they have no fraction. */
  private static final int MAX_SHORT_DIGITS = 15;

  private static final int FIRST_CAPACITY = 16;

  private final JsonTape tape;
  private final Components components;
  private double[] numbers = new double[FIRST_CAPACITY];

  JsonObjects(JsonTape tape, VariantFormat format) {
    this.tape = tape;
    components = new Components(format);
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

  Variant read(VariantType type, int node) {
    return switch (type) {
      case FLOAT -> new Variant.Float(fromBits(tape.member(node, "bits")));
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

  private double fromBits(int node) {
    String digits = tape.string(node);
    return digits.length() == FLOAT_DIGITS
        ? Components.widen((int) hexadecimal(node, FLOAT_DIGITS))
        : Double.longBitsToDouble(hexadecimal(node, DOUBLE_DIGITS));
  }

  private long hexadecimal(int node, int count) {
    String digits = tape.string(node);
    if (digits.length() != count || !digits.chars().allMatch(HexFormat::isHexDigit)) {
      throw tape.error("expected 8 or 16 hexadecimal digits, found " + tape.described(node), node);
    }
    return HexFormat.fromHexDigitsToLong(digits);
  }

  private NodePath nodePath(int node) {
    boolean isAbsolute = tape.isTrue(tape.member(node, "absolute"));
    return new NodePath(
        strings(tape.member(node, "names")), strings(tape.member(node, "subnames")), isAbsolute);
  }

  private List<String> strings(int node) {
    List<String> strings = new ArrayList<>();
    int end = tape.next(tape.array(node));
    for (int part = node + 1; part < end; part = tape.next(part)) {
      strings.add(tape.text(part));
    }
    return strings;
  }

  /**
   * Returns the id in a member, or 0 if the member is missing. The engine's JSON never contains
   * such a member.
   */
  private long id(int node, String name) {
    int id = tape.optional(node, name);
    return id == JsonTape.NONE ? 0 : NumberText.readInt(tape.string(id));
  }

  private Signal signal(int node) {
    int name = tape.optional(node, "name");
    return new Signal(
        name == JsonTape.NONE ? "" : tape.text(name), new ObjectId(id(node, "object")));
  }

  private Image image(int node) {
    try {
      return new Image(
          integer(node, "format"),
          integer(node, "mipmaps"),
          integer(node, "width"),
          integer(node, "height"),
          base64(node, "data"));
    } catch (IllegalArgumentException e) {
      throw tape.error(String.valueOf(e.getMessage()), node);
    }
  }

  private InputEvent inputEvent(int node) {
    return new InputEvent(integer(node, "event"), integer(node, "device"), base64(node, "body"));
  }

  private int integer(int node, String name) {
    return toInt(tape.member(node, name));
  }

  private byte[] base64(int node, String name) {
    int data = tape.member(node, name);
    try {
      return Base64.getDecoder().decode(tape.string(data));
    } catch (IllegalArgumentException e) {
      throw tape.error("this string is not base64", data);
    }
  }

  // {"type":"Vector2","args":[1.0,0.5]}
  private Variant vector(VariantType type, int node) {
    int arguments = tape.array(tape.member(node, "args"));
    int count = type.components().size();
    int found = tape.count(arguments);
    if (found != count) {
      throw tape.error(type.godotName() + " has " + count + " numbers, found " + found, arguments);
    }
    readReals(node, arguments, count);
    if (type.hasIntComponents()) {
      int part = arguments + 1;
      for (int i = 0; i < count; i++) {
        numbers[i] = toInt(part);
        part = tape.next(part);
      }
    }
    JsonNumbers.transpose(type, numbers);
    return components.toVariant(type, type, numbers, count);
  }

  private Variant packed(VariantType type, int node) {
    int arguments = tape.array(tape.member(node, "args"));
    int count = tape.count(arguments);
    VariantType element = type.element();
    int width = element.components().size();
    if (width > 0) {
      if (count % width != 0) {
        throw tape.error(
            type.godotName() + " has " + width + " numbers for each element, found " + count
                + " numbers",
            arguments);
      }
      readReals(node, arguments, count);
      return components.toVariant(type, element, numbers, count);
    }
    return new Variant.Packed(
        type,
        switch (type) {
          case PACKED_STRING_ARRAY -> strings(arguments).toArray(String[]::new);
          case PACKED_BYTE_ARRAY -> bytes(arguments, count);
          case PACKED_INT32_ARRAY -> ints(arguments, count);
          case PACKED_INT64_ARRAY -> longs(arguments, count);
          case PACKED_FLOAT32_ARRAY -> floats(node, arguments, count);
          default -> {
            readReals(node, arguments, count);
            yield Arrays.copyOf(numbers, count);
          }
        });
  }

  private byte[] bytes(int arguments, int count) {
    byte[] bytes = new byte[count];
    int part = arguments + 1;
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) inRange(part, 0, MAX_BYTE);
      part = tape.next(part);
    }
    return bytes;
  }

  private int[] ints(int arguments, int count) {
    int[] ints = new int[count];
    int part = arguments + 1;
    for (int i = 0; i < count; i++) {
      ints[i] = toInt(part);
      part = tape.next(part);
    }
    return ints;
  }

  private long[] longs(int arguments, int count) {
    long[] longs = new long[count];
    int part = arguments + 1;
    for (int i = 0; i < count; i++) {
      longs[i] = toLong(part);
      part = tape.next(part);
    }
    return longs;
  }

  private float[] floats(int node, int arguments, int count) {
    readReals(node, arguments, count);
    float[] floats = new float[count];
    for (int i = 0; i < count; i++) {
      floats[i] = Float.intBitsToFloat(Components.narrow(numbers[i]));
    }
    return floats;
  }

  /**
   * Reads the numbers of the arguments into {@link #numbers}; uses the bits of a number if the
   * object has them.
   */
  private void readReals(int node, int arguments, int count) {
    if (numbers.length < count) {
      numbers = new double[count];
    }
    int part = arguments + 1;
    for (int i = 0; i < count; i++) {
      numbers[i] = toDouble(part);
      part = tape.next(part);
    }
    readBits(node, count);
  }

  // "bits":{"0":"7ff8000000000000"}
  private void readBits(int node, int count) {
    int bits = tape.optional(node, "bits");
    if (bits == JsonTape.NONE || !tape.isObject(bits)) {
      return;
    }
    int end = tape.next(bits);
    for (int name = bits + 1; name < end; name = tape.next(name + 1)) {
      String written = tape.string(name);
      int index = (int) NumberText.readInt(written);
      if (index < 0 || index >= count || !written.equals(Integer.toString(index))) {
        throw tape.error("expected an index of \"args\", found " + tape.described(name), name + 1);
      }
      numbers[index] = fromBits(name + 1);
    }
  }

  /** Converts a number, null, a boolean or a string to a double, as the engine does. */
  private double toDouble(int node) {
    if (tape.isNumber(node)) {
      return NumberText.readReal(tape.characters(), tape.start(node), tape.end(node));
    } else if (tape.isString(node)) {
      char[] text = tape.string(node).toCharArray();
      return JsonNumbers.readReal(text, 0, text.length);
    } else if (tape.isArray(node) || tape.isObject(node)) {
      throw tape.error("expected a number, found " + tape.described(node), node);
    }
    return tape.isTrue(node) ? 1 : 0;
  }

  private int toInt(int node) {
    return (int) inRange(node, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * Converts a number to a long, and drops the fraction of the number. An integer stays exact, even
   * if the engine would round it to a double.
   */
  private long toLong(int node) {
    return inRange(node, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private long inRange(int node, long least, long most) {
    if (tape.isNumber(node) && tape.end(node) - tape.start(node) < MAX_SHORT_DIGITS) {
      double number = toDouble(node);
      long integer = (long) number;
      if (integer == number && integer >= least && integer <= most) {
        return integer;
      }
    }
    BigDecimal number = toDecimal(node);
    if (number.compareTo(BigDecimal.valueOf(least)) < 0
        || number.compareTo(BigDecimal.valueOf(most)) > 0) {
      throw tape.error(
          "expected a number from " + least + " to " + most + ", found " + tape.described(node),
          node);
    }
    return number.longValue();
  }

  private BigDecimal toDecimal(int node) {
    String text = tape.isNumber(node)
        ? tape.written(node, MAX_DIGITS + 1)
        : tape.isString(node) ? tape.string(node) : "";
    if (INTEGER.matcher(text).matches()) {
      return new BigDecimal(text);
    }
    double number = toDouble(node);
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw tape.error("expected an integer, found " + tape.described(node), node);
    }
    // Truncates the double first, because a BigDecimal can have a thousand digits after the point.
    return new BigDecimal(number < 0 ? Math.ceil(number) : Math.floor(number));
  }
}
