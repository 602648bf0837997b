package io.variantmapper.processor.read;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Reads the descriptions of one type and its members from their doc comments. A record component is
 * described by its {@code @param}. Any other element is described by the text before the block
 * tags.
 *
 * <p>Skips comments of members that other types declare. Otherwise the output would depend on other
 * files, and incremental builds would miss changes in these files.
 */
final class DocComments {
  /** The start of a block tag; the text before it describes the element itself. */
  private static final Pattern TAG = Pattern.compile("(?m)^\\s*@");

  private static final Pattern PARAM =
      Pattern.compile("(?ms)^\\s*@param\\s+(\\S+)\\s+(.*?)(?=^\\s*@|\\z)");

  private final Elements elements;
  private final TypeElement type;

  /** The descriptions of a record's components, by name. */
  private final Map<String, String> components = new HashMap<>();

  DocComments(Elements elements, TypeElement type) {
    this.elements = elements;
    this.type = type;
    if (isRecord()) {
      // @param name shown above the player's head
      Matcher params = PARAM.matcher(doc(elements, type));
      while (params.find()) {
        components.putIfAbsent(params.group(1), trimmed(params.group(2)));
      }
    }
  }

  /** Returns the description of a type; empty if there is none. */
  static String ofType(Elements elements, TypeElement type) {
    return description(doc(elements, type));
  }

  /** Returns the description of a field or accessor of the type; empty if there is none. */
  String of(Element member) {
    if (!type.equals(member.getEnclosingElement())) {
      return "";
    }
    return isRecord()
        ? components.getOrDefault(member.getSimpleName().toString(), "")
        : description(doc(elements, member));
  }

  private boolean isRecord() {
    return type.getKind() == ElementKind.RECORD;
  }

  private static String doc(Elements elements, Element element) {
    return Optional.ofNullable(elements.getDocComment(element)).orElse("");
  }

  private static String description(String doc) {
    return trimmed(TAG.split(doc, 2)[0]);
  }

  private static String trimmed(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n")).strip();
  }
}
