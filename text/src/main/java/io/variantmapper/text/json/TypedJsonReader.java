package io.variantmapper.text.json;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.text.base.Entries;
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.base.TypeWord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value as Godot's {@code JSON.to_native} does. Where the engine reports an error, this
 * class throws an exception.
 */
public final class TypedJsonReader {
  private final String text;
  private final VariantFormat format;
  private final TextLimits limits;
  private final JsonObjects objects;

  private TypedJsonReader(String text, TextLimits limits, VariantFormat format) {
    this.text = text;
    this.limits = limits;
    this.format = format;
    objects = new JsonObjects(this, format);
  }

  /** Returns the value of a text. */
  public static Variant parse(String text, VariantFormat format) {
    return new TypedJsonReader(text, new TextLimits(text, format), format).parse();
  }

  private Variant parse() {
    try {
      return value(JsonParts.of(text, format), 0);
    } catch (StackOverflowError e) {
      throw new TextFault("containers are nested too deeply for this thread", 0);
    }
  }

  TextFault error(String what, JsonPart at) {
    return new TextFault(what, at.offset());
  }

  /** Returns the member {@code name} of an object. */
  JsonPart member(JsonPart object, String name) {
    JsonPart member = optional(object, name);
    if (member == null) {
      throw error("this object has no member \"" + name + "\"", object);
    }
    return member;
  }

  @Nullable
  JsonPart optional(JsonPart object, String name) {
    return object.members() == null ? null : object.members().get(name);
  }

  String string(JsonPart node) {
    if (node.content() instanceof String string) {
      return string;
    }
    throw error("expected a string, found " + node.described(), node);
  }

  /** Returns a string that is a text of the value. */
  String text(JsonPart node) {
    return limited(string(node), node);
  }

  private String limited(String string, JsonPart node) {
    limits.requireString(string, node.offset());
    return string;
  }

  List<JsonPart> array(JsonPart node) {
    List<JsonPart> elements = node.elements();
    if (elements == null) {
      throw error("expected an array, found " + node.described(), node);
    }
    return elements;
  }

  /** Reads a value of a container. */
  private Variant counted(JsonPart node, int depth) {
    limits.count(node.offset());
    return value(node, depth);
  }

  private Variant value(JsonPart node, int depth) {
    limits.requireDepth(depth, node.offset());
    if (node.content() == null) {
      return Variant.Nil.INSTANCE;
    } else if (node.content() instanceof Boolean bool) {
      return new Variant.Bool(bool);
    } else if (node.content() instanceof String string) {
      return scalar(string, node);
    } else if (node.content() instanceof JsonPart.Digits number) {
      throw error(
          "the type of the number " + number.text() + " is missing: write "
              + (number.isWhole() ? "\"i:" + number.text() + "\" for an int, or " : "")
              + "\"f:" + number.text() + "\" for a float",
          node);
    }
    return node.elements() != null ? new Variant.Array(elements(node, depth)) : object(node, depth);
  }

  // "i:12", "f:0.5", "s:Ada", "sn:hp", "np:root/player"
  private Variant scalar(String string, JsonPart node) {
    int colon = string.indexOf(':');
    String content = string.substring(colon + 1);
    return switch (string.substring(0, colon + 1)) {
      case "i:" -> new Variant.Int(integer(content.strip(), node));
      case "f:" -> new Variant.Float(JsonNumbers.readReal(content));
      case "s:" -> new Variant.Value(VariantType.STRING, limited(content, node));
      case "sn:" ->
        new Variant.Value(VariantType.STRING_NAME, new StringName(limited(content, node)));
      case "np:" ->
        new Variant.Value(VariantType.NODE_PATH, NodePath.parse(limited(content, node)));
      default ->
        throw error(
            "expected a string that begins with i:, f:, s:, sn: or np:, found " + node.described(),
            node);
    };
  }

  private long integer(String digits, JsonPart node) {
    long number = NumberText.readInt(digits);
    boolean isLimit = number == Long.MAX_VALUE || number == Long.MIN_VALUE;
    if (isLimit && !digits.equals(Long.toString(number))) {
      throw error("expected an integer of 64 bits, found " + node.described(), node);
    }
    return number;
  }

  private List<Variant> elements(JsonPart array, int depth) {
    List<Variant> elements = new ArrayList<>();
    for (JsonPart element : array(array)) {
      elements.add(counted(element, depth + 1));
    }
    return elements;
  }

  private Variant object(JsonPart node, int depth) {
    String name = string(member(node, "type"));
    JsonPart properties = optional(node, "props");
    if (properties != null) {
      return fullObject(limited(name, node), properties, depth);
    }
    VariantType type = JsonObjects.typeOf(name);
    if (type == null) {
      JsonPart found = member(node, "type");
      throw error(
          "expected a type that is written as an object, found " + found.described(), found);
    } else if (type == VariantType.ARRAY) {
      return typedArray(node, depth);
    } else if (type == VariantType.DICTIONARY) {
      return dictionary(node, depth);
    }
    return objects.read(type, node);
  }

  // {"type":"Array","elem_type":"int","args":["i:1"]}
  private Variant typedArray(JsonPart node, int depth) {
    List<Variant> elements = elements(member(node, "args"), depth);
    try {
      return new Variant.Array(elements, containerType(node, "elem"), isShared(node));
    } catch (IllegalArgumentException e) {
      throw error(String.valueOf(e.getMessage()), node);
    }
  }

  // {"type":"Dictionary","args":["s:hp","i:7"]}
  private Variant dictionary(JsonPart node, int depth) {
    JsonPart arguments = member(node, "args");
    List<JsonPart> pairs = array(arguments);
    if (pairs.size() % 2 != 0) {
      throw error("the last key of this Dictionary has no value", arguments);
    }
    Entries entries = new Entries();
    for (int i = 0; i < pairs.size(); i += 2) {
      Variant key = key(pairs.get(i), depth + 1);
      entries.add(key, counted(pairs.get(i + 1), depth + 1));
    }
    try {
      return new Variant.Dictionary(
          entries.map(), containerType(node, "key"), containerType(node, "value"), isShared(node));
    } catch (IllegalArgumentException e) {
      throw error(String.valueOf(e.getMessage()), node);
    }
  }

  private Variant key(JsonPart node, int depth) {
    limits.enterKey(node.offset());
    Variant key = counted(node, depth);
    limits.leaveKey();
    return key;
  }

  private ContainerType containerType(JsonPart node, String role) {
    JsonPart script = optional(node, role + "_script");
    if (script != null) {
      return ContainerType.ofScript(text(script));
    }
    JsonPart type = optional(node, role + "_type");
    return type == null ? ContainerType.UNTYPED : TypeWord.typeOf(text(type));
  }

  private boolean isShared(JsonPart node) {
    JsonPart shared = optional(node, "shared");
    return shared != null && Boolean.TRUE.equals(shared.content());
  }

  // {"type":"Resource","props":["resource_name","s:"]}
  private Variant fullObject(String className, JsonPart node, int depth) {
    List<JsonPart> pairs = array(node);
    if (pairs.size() % 2 != 0) {
      throw error("the last property of this Object has no value", node);
    }
    List<Variant.Property> properties = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      limits.count(pairs.get(i).offset());
      properties.add(
          new Variant.Property(text(pairs.get(i)), counted(pairs.get(i + 1), depth + 1)));
    }
    return new Variant.FullObject(className, properties);
  }
}
