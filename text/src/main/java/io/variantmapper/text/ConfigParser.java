package io.variantmapper.text;

import io.variantmapper.runtime.VariantFormat;

/** Reads a {@link ConfigFile} character by character, as the engine does. */
final class ConfigParser {
  private final String text;
  private final VariantFormat format;
  private final ConfigFile file;
  private String section = "";
  private int at;
  private int values;

  ConfigParser(String text, VariantFormat format, ConfigFile file) {
    this.text = text;
    this.format = format;
    this.file = file;
  }

  void parse() {
    StringBuilder key = new StringBuilder();
    at = text.startsWith("\uFEFF") ? 1 : 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == ';') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c == '[' && key.isEmpty()) {
        readSection();
      } else if (c == '"') {
        Tokens tokens = new Tokens(text, at, format);
        key.setLength(0);
        key.append(tokens.next().text());
        at = tokens.position();
      } else if (c == '=') {
        at++;
        readValue(key.toString());
        key.setLength(0);
      } else {
        key.append(c > ' ' ? String.valueOf(c) : "");
        at++;
      }
    }
  }

  private void readValue(String key) {
    Tokens tokens = new Tokens(text, at, format);
    var value = new TextParser(tokens, format).parse();
    at = tokens.position();
    if (++values > format.limits().maxValues()) {
      throw tokens.error("more values than the limit of " + format.limits().maxValues(), at);
    }
    if (!key.isEmpty()) {
      file.set(section, key, value);
    }
  }

  // [name]
  private void readSection() {
    boolean isGodot4 = format.generation() == 4;
    StringBuilder name = new StringBuilder();
    boolean isEscaped = false;
    for (int i = at + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ']' && !(isEscaped && isGodot4)) {
        at = i + 1;
        String stripped = name.toString().strip();
        String found = isGodot4 ? stripped.replace("\\]", "]") : stripped;
        section = found.isEmpty() ? section : found;
        return;
      }
      isEscaped = c == '\\';
      name.append(c);
    }
    throw new VariantTextException("expected ] after the name of a section", text, text.length());
  }
}
