package io.variantmapper.text.json;

import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * The parts of a JSON text: its values, and the names of members before their values. A part is the
 * index of a value in the order of the text, and takes 8 bytes. Most values are read from the
 * characters of the text, without Strings.
 *
 * <pre>{@code
 * for (int part = array + 1; part < tape.next(array); part = tape.next(part)) {
 *   read(part);
 * }
 * }</pre>
 */
final class JsonTape {
  /** Stands for a member that an object does not have. */
  static final int NONE = -1;

  private static final int FIRST_CAPACITY = 64;

  /** The number of characters that a message shows of the text. */
  static final int MAX_SHOWN = 40;

  /** The limits of a text are those of its format, which are checked when its parts are used. */
  private static final JsonFactory JACKSON = JsonFactory.builder()
      .streamReadConstraints(StreamReadConstraints.builder()
          .maxNestingDepth(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE)
          .maxNameLength(Integer.MAX_VALUE)
          .build())
      .disable(JsonFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
      .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
      .build();

  private final String source;
  private final char[] text;
  private final TextLimits limits;

  /** The index of the first character of each part. */
  private int[] starts;

  /**
   * The index after the last character of each part. For an array or an object, the part after it.
   * For a string with escapes, the complement of the index of its content.
   */
  private int[] ends;

  private int size;

  /** The contents of the strings with escapes. */
  private final List<String> contents = new ArrayList<>();

  /**
   * Splits a text.
   *
   * @throws TextFault if the text is not JSON, or its arrays and objects are nested more deeply
   *     than {@code maxDepth}
   */
  JsonTape(String json, TextLimits limits, int maxDepth) {
    source = json;
    text = json.toCharArray();
    this.limits = limits;
    int capacity = Math.max(FIRST_CAPACITY, text.length / 8);
    starts = new int[capacity];
    ends = new int[capacity];
    try (JsonParser parser = JACKSON.createParser(ObjectReadContext.empty(), text)) {
      addValue(parser, maxDepth);
      if (parser.nextToken() != null) {
        throw new TextFault("found more text after the value", offset(parser));
      }
    } catch (JacksonException e) {
      TokenStreamLocation location = e.getLocation();
      long at = location == null ? 0 : location.getCharOffset();
      // For some faults, Jackson returns an offset outside of the text.
      throw new TextFault(e.getOriginalMessage(), (int) Math.max(0, Math.min(text.length, at)));
    }
  }

  private static int offset(JsonParser parser) {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  private void addValue(JsonParser parser, int maxDepth) {
    int container = NONE;
    int depth = 0;
    do {
      JsonToken token = parser.nextToken();
      if (token == null) {
        throw new TextFault("expected a value, found the end of the text", text.length);
      } else if (token.isStructEnd()) {
        // While an array or object is open, its end is the container around it.
        int outer = ends[container];
        ends[container] = size;
        container = outer;
        depth--;
      } else {
        int part = add(offset(parser));
        if (!token.isStructStart()) {
          ends[part] = end(parser, token, part);
        } else if (depth == maxDepth) {
          throw error(
              "more than " + maxDepth + " nested arrays and objects, which is the limit", part);
        } else {
          ends[part] = container;
          container = part;
          depth++;
        }
      }
    } while (container != NONE);
  }

  private int add(int start) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = start;
    return size++;
  }

  private int end(JsonParser parser, JsonToken token, int part) {
    int end = starts[part] + parser.getStringLength();
    if (token == JsonToken.VALUE_STRING) {
      requirePairs(parser, part);
    } else if (token != JsonToken.PROPERTY_NAME) {
      return end;
    }
    // An escape is longer than its content, so after escapes, a quote here is an escaped one.
    if (text[end + 1] == '"' && text[end] != '\\') {
      return end + 2;
    }
    contents.add(parser.getString());
    return -contents.size();
  }

  /** Checks the surrogates of a value. The engine refuses those without their other half. */
  private void requirePairs(JsonParser parser, int part) {
    char[] content = parser.getStringCharacters();
    int from = parser.getStringOffset();
    int to = from + parser.getStringLength();
    for (int i = from; i < to; i++) {
      if (Character.isSurrogate(content[i])) {
        if (i + 1 == to || !Character.isSurrogatePair(content[i], content[i + 1])) {
          throw error("this string has only half of a surrogate pair", part);
        }
        i++;
      }
    }
  }

  /** Returns the part after a part, which may be the first one after an array or object. */
  int next(int part) {
    char first = text[starts[part]];
    return first == '[' || first == '{' ? ends[part] : part + 1;
  }

  boolean isArray(int part) {
    return text[starts[part]] == '[';
  }

  boolean isObject(int part) {
    return text[starts[part]] == '{';
  }

  boolean isString(int part) {
    return text[starts[part]] == '"';
  }

  boolean isTrue(int part) {
    return text[starts[part]] == 't';
  }

  boolean isFalse(int part) {
    return text[starts[part]] == 'f';
  }

  boolean isNull(int part) {
    return text[starts[part]] == 'n';
  }

  boolean isNumber(int part) {
    return text[starts[part]] == '-' || NumberText.isDigit(text[starts[part]]);
  }

  /** Returns whether a part is a string that begins with {@code s:}. */
  boolean isText(int part) {
    int first = starts[part];
    return text[first] == '"' && text[first + 1] == 's' && text[first + 2] == ':';
  }

  /** Returns whether a string has no escapes, so that its characters are its content. */
  boolean isPlain(int part) {
    return ends[part] >= 0;
  }

  /** Returns all characters of the text. */
  char[] characters() {
    return text;
  }

  /** Returns the index of the first character of a part. */
  int start(int part) {
    return starts[part];
  }

  /**
   * Returns the index after the last character of a part, which is not an array or object, nor a
   * string with escapes.
   */
  int end(int part) {
    return ends[part];
  }

  /** Returns whether an object has only two members. */
  boolean isPair(int object) {
    int part = object + 1;
    for (int i = 0; i < 2 && part < ends[object]; i++) {
      part = next(part + 1);
    }
    return part == ends[object];
  }

  /** Returns the number of elements of an array. */
  int count(int array) {
    int count = 0;
    for (int part = array + 1; part < ends[array]; part = next(part)) {
      count++;
    }
    return count;
  }

  /** Returns a part, which must be an array. */
  int array(int part) {
    if (!isArray(part)) {
      throw error("expected an array, found " + described(part), part);
    }
    return part;
  }

  /** Returns the content of a part, which must be a string. */
  String string(int part) {
    if (!isString(part)) {
      throw error("expected a string, found " + described(part), part);
    }
    return content(part);
  }

  /** Returns a string that is a text of the value. */
  String text(int part) {
    return limited(string(part), part);
  }

  String limited(String string, int part) {
    limits.requireString(string, starts[part]);
    return string;
  }

  /** Returns a number or a word as it is written, at most so many characters of it. */
  String written(int part, int most) {
    return shortened(new String(text, starts[part], ends[part] - starts[part]), most);
  }

  private String content(int part) {
    return isPlain(part)
        ? source.substring(starts[part] + 1, ends[part] - 1)
        : contents.get(~ends[part]);
  }

  /** Returns the member {@code name} of an object. */
  int member(int object, String name) {
    int member = optional(object, name);
    if (member == NONE) {
      throw error("this object has no member \"" + name + "\"", object);
    }
    return member;
  }

  /**
   * Returns the member {@code name} of an object, or {@link #NONE}. If a name occurs twice, the
   * last member counts.
   */
  int optional(int object, String name) {
    int found = NONE;
    if (isObject(object)) {
      for (int part = object + 1; part < ends[object]; part = next(part + 1)) {
        if (isName(part, name)) {
          found = part + 1;
        }
      }
    }
    return found;
  }

  /** Returns whether a string has this content. */
  boolean isName(int part, String name) {
    int from = starts[part] + 1;
    if (!isPlain(part)) {
      return content(part).equals(name);
    } else if (ends[part] - 1 - from != name.length()) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (text[from + i] != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  TextFault error(String what, int part) {
    return new TextFault(what, starts[part]);
  }

  /** Returns the description of a part for a message. */
  String described(int part) {
    if (isString(part)) {
      return "the string \"" + shortened(content(part), MAX_SHOWN) + "\"";
    } else if (isNumber(part)) {
      return "the number " + written(part, MAX_SHOWN);
    } else if (isArray(part)) {
      return "an array";
    }
    return isObject(part) ? "an object" : written(part, MAX_SHOWN);
  }

  private static String shortened(String text, int most) {
    return text.length() > most ? text.substring(0, most) + "…" : text;
  }
}
