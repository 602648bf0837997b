package io.variantmapper.text.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A part of a JSON text, and where it begins.
 *
 * @param content a String, a {@link Digits}, a Boolean, null, a List of nodes for a JSON array, or
 *     a Map of nodes by name for a JSON object
 * @param offset the number of characters before this part in the text
 */
record JsonPart(@Nullable Object content, int offset) {
  /** A number, as it is written in the text. */
  record Digits(String text) {
    /** Returns whether the number has neither a fraction nor an exponent. */
    boolean isWhole() {
      return text.matches("-?[0-9]+");
    }
  }

  @SuppressWarnings("unchecked") // Only a JSON array is a List.
  @Nullable
  List<JsonPart> elements() {
    return content instanceof List<?> ? (List<JsonPart>) content : null;
  }

  @SuppressWarnings("unchecked") // Only a JSON object is a Map.
  @Nullable
  Map<String, JsonPart> members() {
    return content instanceof Map<?, ?> ? (Map<String, JsonPart>) content : null;
  }

  /** Returns the description of this part for a message. */
  String described() {
    if (content == null) {
      return "null";
    } else if (content instanceof Digits number) {
      return "the number " + number.text();
    } else if (content instanceof String text) {
      return "the string \"" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "\"";
    } else if (content instanceof Boolean) {
      return content.toString();
    }
    return content instanceof List ? "an array" : "an object";
  }
}
