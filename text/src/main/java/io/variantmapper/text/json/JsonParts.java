package io.variantmapper.text.json;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.base.StackReserve;
import io.variantmapper.text.base.TextFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** Reads a JSON text. */
final class JsonParts {
  /** A Variant takes at most two levels of JSON: an object, and an array in the object. */
  private static final int LEVELS_PER_VALUE = 2;

  private final String text;
  private final JsonParser tokens;

  private JsonParts(String text, JsonParser tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Returns the only value of a text. */
  static JsonPart of(String text, VariantFormat format) {
    StreamReadConstraints limits = StreamReadConstraints.builder()
        .maxNestingDepth((int)
            Math.min(Integer.MAX_VALUE, LEVELS_PER_VALUE * (format.limits().maxDepth() + 1L)))
        .maxStringLength(Integer.MAX_VALUE)
        .maxNameLength(Integer.MAX_VALUE)
        .build();
    JsonFactory factory = JsonFactory.builder()
        .streamReadConstraints(limits)
        .disable(JsonFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
        .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
        .build();
    try (JsonParser tokens = factory.createParser(ObjectReadContext.empty(), text)) {
      return new JsonParts(text, tokens).whole();
    }
  }

  private JsonPart whole() {
    try {
      JsonToken first = tokens.nextToken();
      if (first == null) {
        throw new TextFault("expected a value, found the end of the text", offset());
      }
      JsonPart node = node(first, 0);
      if (tokens.nextToken() != null) {
        throw new TextFault("found more text after the value", offset());
      }
      return node;
    } catch (JacksonException e) {
      long at = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
      throw new TextFault(e.getOriginalMessage(), clamped(at));
    }
  }

  /**
   * Returns the nearest offset inside the text. For texts without a value, Jackson returns an
   * offset outside of the text.
   */
  private int clamped(long offset) {
    return (int) Math.max(0, Math.min(text.length(), offset));
  }

  private int offset() {
    return clamped(tokens.currentTokenLocation().getCharOffset());
  }

  private JsonPart node(JsonToken token, int depth) {
    StackReserve.require(depth);
    int offset = offset();
    return new JsonPart(
        switch (token) {
          case START_ARRAY -> elements(depth);
          case START_OBJECT -> members(depth);
          case VALUE_STRING -> string(offset);
          case VALUE_TRUE -> true;
          case VALUE_FALSE -> false;
          case VALUE_NULL -> null;
          default -> new JsonPart.Digits(tokens.getString());
        },
        offset);
  }

  /** Returns a string. The engine refuses surrogates without their other half. */
  private String string(int offset) {
    String string = tokens.getString();
    for (int i = 0; i < string.length(); i++) {
      if (Character.isSurrogate(string.charAt(i))) {
        if (Character.charCount(string.codePointAt(i)) == 1) {
          throw new TextFault("this string has only half of a surrogate pair", offset);
        }
        i++;
      }
    }
    return string;
  }

  private List<JsonPart> elements(int depth) {
    List<JsonPart> elements = new ArrayList<>();
    for (JsonToken token = tokens.nextToken();
        token != JsonToken.END_ARRAY;
        token = tokens.nextToken()) {
      elements.add(node(token, depth + 1));
    }
    return elements;
  }

  /** Returns the members of an object. If a name occurs twice, the last member counts. */
  private Map<String, JsonPart> members(int depth) {
    Map<String, JsonPart> members = new LinkedHashMap<>();
    while (tokens.nextToken() != JsonToken.END_OBJECT) {
      String name = tokens.currentName();
      members.put(name, node(tokens.nextToken(), depth + 1));
    }
    return members;
  }
}
