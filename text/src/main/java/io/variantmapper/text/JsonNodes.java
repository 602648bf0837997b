package io.variantmapper.text;

import io.variantmapper.runtime.VariantFormat;
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
final class JsonNodes {
  /** A Variant takes at most two levels of JSON: an object, and an array in the object. */
  private static final int LEVELS_PER_VALUE = 2;

  private final String text;
  private final JsonParser tokens;

  private JsonNodes(String text, JsonParser tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Returns the only value of a text. */
  static JsonNode of(String text, VariantFormat format) {
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
      return new JsonNodes(text, tokens).whole();
    }
  }

  private JsonNode whole() {
    try {
      JsonToken first = tokens.nextToken();
      if (first == null) {
        throw new VariantTextException(
            "expected a value, found the end of the text", text, offset());
      }
      JsonNode node = node(first, 0);
      if (tokens.nextToken() != null) {
        throw new VariantTextException("found more text after the value", text, offset());
      }
      return node;
    } catch (JacksonException e) {
      long at = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
      throw new VariantTextException(e.getOriginalMessage(), text, clamped(at));
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

  private JsonNode node(JsonToken token, int depth) {
    StackReserve.require(depth);
    int offset = offset();
    return new JsonNode(
        switch (token) {
          case START_ARRAY -> elements(depth);
          case START_OBJECT -> members(depth);
          case VALUE_STRING -> string(offset);
          case VALUE_TRUE -> true;
          case VALUE_FALSE -> false;
          case VALUE_NULL -> null;
          default -> new JsonNode.Digits(tokens.getString());
        },
        offset);
  }

  /** Returns a string. The engine refuses surrogates without their other half. */
  private String string(int offset) {
    String string = tokens.getString();
    for (int i = 0; i < string.length(); i++) {
      if (Character.isSurrogate(string.charAt(i))) {
        if (Character.charCount(string.codePointAt(i)) == 1) {
          throw new VariantTextException(
              "this string has only half of a surrogate pair", text, offset);
        }
        i++;
      }
    }
    return string;
  }

  private List<JsonNode> elements(int depth) {
    List<JsonNode> elements = new ArrayList<>();
    for (JsonToken token = tokens.nextToken();
        token != JsonToken.END_ARRAY;
        token = tokens.nextToken()) {
      elements.add(node(token, depth + 1));
    }
    return elements;
  }

  /** Returns the members of an object. If a name occurs twice, the last member counts. */
  private Map<String, JsonNode> members(int depth) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    while (tokens.nextToken() != JsonToken.END_OBJECT) {
      String name = tokens.currentName();
      members.put(name, node(tokens.nextToken(), depth + 1));
    }
    return members;
  }
}
