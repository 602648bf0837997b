package io.variantmapper.processor.read;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Reads the doc comments of one type and its members, without tags.
 *
 * <p>Docs of members that other types declare are not read: the output would depend on their files,
 * and incremental builds would miss changes there.
 */
final class DocComments {
  /** A block tag starts a line; the text up to it describes the element itself. */
  private static final Pattern TAG = Pattern.compile("(?m)^\\s*@");

  private static final Pattern PARAM =
      Pattern.compile("(?ms)^\\s*@param\\s+(\\S+)\\s+(.*?)(?=^\\s*@|\\z)");

  private final Elements elements;
  private final TypeElement type;

  DocComments(Elements elements, TypeElement type) {
    this.elements = elements;
    this.type = type;
  }

  /** Returns the text about the type; empty if there is none. */
  String ofType() {
    return description(doc(type));
  }

  /** Returns the text about a field or accessor of the type; empty if there is none. */
  String of(Element member) {
    if (!type.equals(member.getEnclosingElement())) {
      return "";
    }
    return type.getRecordComponents().isEmpty()
        ? description(doc(member))
        : component(member.getSimpleName().toString());
  }

  // @param name shown above the player's head
  private String component(String name) {
    Matcher params = PARAM.matcher(doc(type));
    while (params.find()) {
      if (params.group(1).equals(name)) {
        return trimmed(params.group(2));
      }
    }
    return "";
  }

  private String doc(Element element) {
    return Optional.ofNullable(elements.getDocComment(element)).orElse("");
  }

  private static String description(String doc) {
    return trimmed(TAG.split(doc, 2)[0]);
  }

  private static String trimmed(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n")).strip();
  }
}
