package io.variantmapper.text.config;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.godot.TextParser;
import io.variantmapper.text.godot.Tokens;

/** Reads a {@code ConfigFile} character by character, as the engine does. */
public final class ConfigParser {
  private final String text;
  private final VariantFormat format;
  private final Sections sections;
  private final TextLimits limits;
  private final Tokens tokens;
  private final TextParser values;
  private String section = "";

  /** Creates a parser that adds the keys of a text to sections. */
  public ConfigParser(String text, VariantFormat format, Sections sections) {
    this.text = text;
    this.format = format;
    this.sections = sections;
    limits = new TextLimits(text, format);
    tokens = new Tokens(text, limits, format);
    values = new TextParser(tokens, limits, format);
  }

  public void parse() {
    StringBuilder key = new StringBuilder();
    tokens.skipByteOrderMark();
    while (tokens.position() < text.length()) {
      int at = tokens.position();
      char c = text.charAt(at);
      if (c == ';') {
        int end = text.indexOf('\n', at);
        tokens.moveTo(end < 0 ? text.length() : end);
      } else if (c == '[' && key.isEmpty()) {
        readSection(at);
      } else if (c == '"') {
        key.setLength(0);
        tokens.next();
        key.append(tokens.text());
      } else if (c == '=') {
        limits.requireString(key, at);
        tokens.moveTo(at + 1);
        readValue(key.toString());
        key.setLength(0);
      } else {
        key.append(c > ' ' ? String.valueOf(c) : "");
        tokens.moveTo(at + 1);
      }
    }
  }

  private void readValue(String key) {
    limits.count(tokens.position());
    var value = values.parse();
    if (!key.isEmpty()) {
      sections.put(section, key, value);
    }
  }

  // [name]
  private void readSection(int start) {
    boolean isGodot4 = format.generation() == 4;
    StringBuilder name = new StringBuilder();
    boolean isEscaped = false;
    for (int i = start + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ']' && !(isEscaped && isGodot4)) {
        tokens.moveTo(i + 1);
        limits.requireString(name, start);
        String found = ConfigNames.ofHeader(name.toString(), format);
        section = found.isEmpty() ? section : found;
        return;
      }
      isEscaped = c == '\\';
      name.append(c);
    }
    throw new TextFault("expected ] after the name of a section", text.length());
  }
}
