package io.variantmapper.text.json;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.text.base.KeyCache;
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.base.TypeWord;
import io.variantmapper.text.base.ValueStack;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value as Godot's {@code JSON.to_native} does. Where the engine reports an error, this
 * class throws an exception.
 */
public final class TypedJsonReader {
  /** A Variant takes at most two levels of JSON: an object, and an array in the object. */
  private static final long LEVELS_PER_VALUE = 2;

  /** The length of the beginning of a text, {@code "s:}. */
  private static final int TEXT = 3;

  /** Longer than the name of any type. */
  private static final int MAX_TYPE_NAME = 32;

  private final TextLimits limits;
  private final JsonTape tape;
  private final JsonObjects objects;
  private final ValueStack values = new ValueStack();
  private final KeyCache keys = new KeyCache();

  /** The type that was found last for the length of its name. */
  private final @Nullable VariantType[] types = new VariantType[MAX_TYPE_NAME];

  private TypedJsonReader(String text, VariantFormat format) {
    limits = new TextLimits(text, format);
    long levels = LEVELS_PER_VALUE * (format.limits().maxDepth() + 1L);
    tape = new JsonTape(text, limits, (int) Math.min(Integer.MAX_VALUE, levels));
    objects = new JsonObjects(tape, format);
  }

  /** Returns the value of a text. */
  public static Variant parse(String text, VariantFormat format) {
    try {
      return new TypedJsonReader(text, format).value(0, 0);
    } catch (StackOverflowError e) {
      throw new TextFault("containers are nested too deeply for this thread", 0);
    }
  }

  /** Reads a value of a container. */
  private Variant counted(int part, int depth) {
    limits.count(tape.start(part));
    return value(part, depth);
  }

  private Variant value(int part, int depth) {
    limits.requireDepth(depth, tape.start(part));
    if (tape.isString(part)) {
      return scalar(part);
    } else if (tape.isObject(part)) {
      return object(part, depth);
    } else if (tape.isArray(part)) {
      return new Variant.Array(elements(part, depth));
    } else if (tape.isNull(part)) {
      return Variant.Nil.INSTANCE;
    } else if (!tape.isNumber(part)) {
      return new Variant.Bool(tape.isTrue(part));
    }
    String number = tape.written(part, JsonTape.MAX_SHOWN);
    boolean isWhole = number.matches("-?[0-9]+…?");
    throw tape.error(
        "the type of the number " + number + " is missing: write "
            + (isWhole ? "\"i:" + number + "\" for an int, or " : "") + "\"f:" + number
            + "\" for a float",
        part);
  }

  // "i:12", "f:0.5", "s:Ada", "sn:hp", "np:root/player"
  private Variant scalar(int part) {
    if (tape.isPlain(part)) {
      return scalar(tape.characters(), tape.start(part) + 1, tape.end(part) - 1, part);
    }
    char[] content = tape.string(part).toCharArray();
    return scalar(content, 0, content.length, part);
  }

  private Variant scalar(char[] text, int from, int to, int part) {
    int colon = from;
    while (colon < to && text[colon] != ':') {
      colon++;
    }
    int content = colon + 1;
    if (colon == from + 1 && colon < to) {
      switch (text[from]) {
        case 's' -> {
          return new Variant.Value(VariantType.STRING, limited(text, content, to, part));
        }
        case 'i' -> {
          return new Variant.Int(integer(text, content, to, part));
        }
        case 'f' -> {
          return new Variant.Float(JsonNumbers.readReal(text, content, to));
        }
        default -> {}
      }
    } else if (colon == from + 2 && colon < to && text[from] == 's' && text[from + 1] == 'n') {
      StringName name = new StringName(limited(text, content, to, part));
      return new Variant.Value(VariantType.STRING_NAME, name);
    } else if (colon == from + 2 && colon < to && text[from] == 'n' && text[from + 1] == 'p') {
      NodePath path = NodePath.parse(limited(text, content, to, part));
      return new Variant.Value(VariantType.NODE_PATH, path);
    }
    throw tape.error(
        "expected a string that begins with i:, f:, s:, sn: or np:, found " + tape.described(part),
        part);
  }

  private String limited(char[] text, int from, int to, int part) {
    return tape.limited(new String(text, from, to - from), part);
  }

  private long integer(char[] text, int from, int to, int part) {
    int first = from;
    int end = to;
    while (first < end && Character.isWhitespace(text[first])) {
      first++;
    }
    while (first < end && Character.isWhitespace(text[end - 1])) {
      end--;
    }
    long number = NumberText.readInt(text, first, end);
    boolean isLimit = number == Long.MAX_VALUE || number == Long.MIN_VALUE;
    if (isLimit && !Long.toString(number).equals(new String(text, first, end - first))) {
      throw tape.error("expected an integer of 64 bits, found " + tape.described(part), part);
    }
    return number;
  }

  private List<Variant> elements(int array, int depth) {
    int first = values.size();
    int end = tape.next(tape.array(array));
    for (int part = array + 1; part < end; part = tape.next(part)) {
      values.push(counted(part, depth + 1));
    }
    return values.popList(first);
  }

  private Variant object(int part, int depth) {
    int type = tape.member(part, "type");
    int properties = tape.optional(part, "props");
    if (properties != JsonTape.NONE) {
      return fullObject(tape.limited(tape.string(type), part), properties, depth);
    }
    VariantType found = typeOf(type);
    if (found == null) {
      throw tape.error(
          "expected a type that is written as an object, found " + tape.described(type), type);
    } else if (found == VariantType.ARRAY) {
      return typedArray(part, depth);
    } else if (found == VariantType.DICTIONARY) {
      return dictionary(part, depth);
    }
    return objects.read(found, part);
  }

  /** Returns the type with this name. Most texts repeat the names of few types. */
  private @Nullable VariantType typeOf(int name) {
    if (!tape.isString(name) || !tape.isPlain(name)) {
      return JsonObjects.typeOf(tape.string(name));
    }
    int slot = (tape.end(name) - tape.start(name)) % MAX_TYPE_NAME;
    VariantType last = types[slot];
    if (last != null && tape.isName(name, last.godotName())) {
      return last;
    }
    VariantType found = JsonObjects.typeOf(tape.string(name));
    types[slot] = found;
    return found;
  }

  // {"type":"Array","elem_type":"int","args":["i:1"]}
  private Variant typedArray(int part, int depth) {
    List<Variant> elements = elements(tape.member(part, "args"), depth);
    try {
      return new Variant.Array(elements, containerType(part, "elem"), isShared(part));
    } catch (IllegalArgumentException e) {
      throw tape.error(String.valueOf(e.getMessage()), part);
    }
  }

  // {"type":"Dictionary","args":["s:hp","i:7"]}
  private Variant dictionary(int part, int depth) {
    int arguments = tape.array(tape.member(part, "args"));
    int first = values.size();
    int end = tape.next(arguments);
    for (int key = arguments + 1; key < end; ) {
      values.push(key(key, depth + 1));
      int value = tape.next(key);
      if (value == end) {
        throw tape.error("the last key of this Dictionary has no value", arguments);
      }
      values.push(counted(value, depth + 1));
      key = tape.next(value);
    }
    // Most Dictionaries have no members but the type and the arguments.
    if (tape.isPair(part)) {
      return values.popDictionary(first);
    }
    try {
      return values.popDictionary(
          first, containerType(part, "key"), containerType(part, "value"), isShared(part));
    } catch (IllegalArgumentException e) {
      throw tape.error(String.valueOf(e.getMessage()), part);
    }
  }

  private Variant key(int part, int depth) {
    limits.enterKey(tape.start(part));
    Variant key;
    if (tape.isPlain(part) && tape.isText(part)) {
      limits.count(tape.start(part));
      limits.requireDepth(depth, tape.start(part));
      key = keys.key(tape.characters(), tape.start(part) + TEXT, tape.end(part) - 1);
      tape.limited((String) ((Variant.Value) key).value(), part);
    } else {
      key = counted(part, depth);
    }
    limits.leaveKey();
    return key;
  }

  private ContainerType containerType(int object, String role) {
    int script = tape.optional(object, role + "_script");
    if (script != JsonTape.NONE) {
      return ContainerType.ofScript(tape.text(script));
    }
    int type = tape.optional(object, role + "_type");
    return type == JsonTape.NONE ? ContainerType.UNTYPED : TypeWord.typeOf(tape.text(type));
  }

  private boolean isShared(int object) {
    int shared = tape.optional(object, "shared");
    return shared != JsonTape.NONE && tape.isTrue(shared);
  }

  // {"type":"Resource","props":["resource_name","s:"]}
  private Variant fullObject(String className, int array, int depth) {
    if (tape.count(tape.array(array)) % 2 != 0) {
      throw tape.error("the last property of this Object has no value", array);
    }
    List<Variant.Property> properties = new ArrayList<>();
    for (int name = array + 1; name < tape.next(array); ) {
      limits.count(tape.start(name));
      int value = tape.next(name);
      properties.add(new Variant.Property(tape.text(name), counted(value, depth + 1)));
      name = tape.next(value);
    }
    return new Variant.FullObject(className, properties);
  }
}
