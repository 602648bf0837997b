package io.variantmapper.processor.read.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
public final class DocComments {
  // @param name shown above the player's head
  private static final Pattern PARAM =
      Pattern.compile("\\s*@param\\s+(\\S+)\\s+(.*)", Pattern.DOTALL);

  private final Elements elements;
  private final TypeElement type;

  /** The descriptions of a record's components, by name. */
  private final Map<String, String> components = new HashMap<>();

  public DocComments(Elements elements, TypeElement type) {
    this.elements = elements;
    this.type = type;
    if (isRecord()) {
      for (String section : sections(doc(elements, type))) {
        Matcher param = PARAM.matcher(section);
        if (param.matches()) {
          components.putIfAbsent(param.group(1), trimmed(param.group(2)));
        }
      }
    }
  }

  /** Returns the description of a type; empty if there is none. */
  public static String ofType(Elements elements, TypeElement type) {
    return description(doc(elements, type));
  }

  /** Returns the description of a field or accessor of the type; empty if there is none. */
  public String of(Element member) {
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
    return trimmed(sections(doc).get(0));
  }

  /**
   * Returns the text that describes the element itself, and then the text of each block tag. An
   * annotation in an example, such as {@code @Override}, is not a block tag.
   */
  private static List<String> sections(String doc) {
    List<String> sections = new ArrayList<>();
    StringBuilder section = new StringBuilder();
    int depth = 0;
    for (String line : doc.split("\n", -1)) {
      if (depth == 0 && line.stripLeading().startsWith("@")) {
        sections.add(section.toString());
        section.setLength(0);
      }
      section.append(line).append('\n');
      depth = depth(line, depth);
    }
    sections.add(section.toString());
    return sections;
  }

  /** Returns the number of open braces of an inline tag after a line. */
  private static int depth(String line, int before) {
    int depth = before;
    for (int i = 0; i < line.length(); i++) {
      if (line.startsWith("{@", i) || (depth > 0 && line.charAt(i) == '{')) {
        depth++;
      } else if (depth > 0 && line.charAt(i) == '}') {
        depth--;
      }
    }
    return depth;
  }

  /** Removes the indentation that all lines have, except the first line. */
  private static String trimmed(String text) {
    String[] lines = text.strip().split("\n", 2);
    return lines.length == 1 ? lines[0] : lines[0].stripTrailing() + "\n" + lines[1].stripIndent();
  }
}
