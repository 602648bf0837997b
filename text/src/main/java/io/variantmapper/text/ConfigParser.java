package io.variantmapper.text;

import io.variantmapper.runtime.VariantFormat;

/** Reads a {@link ConfigFile} character by character, as the engine does. */
final class ConfigParser {
  private final String text;
  private final VariantFormat format;
  private final ConfigFile file;
  private final TextLimits limits;
  private final Tokens tokens;
  private final TextParser values;
  private String section = "";

  /** Creates a parser that adds the keys of a text to a file. */
  ConfigParser(String text, VariantFormat format, ConfigFile file) {
    this.text = text;
    this.format = format;
    this.file = file;
    limits = new TextLimits(text, format);
    tokens = new Tokens(text, limits, format);
    values = new TextParser(tokens, limits, format);
  }

  void parse() {
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
        key.append(tokens.next().text());
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
      file.put(section, key, value);
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
    throw new VariantTextException("expected ] after the name of a section", text, text.length());
  }
}
