package io.variantmapper.text.godot;

/**
 * A token of a text.
 *
 * @param text the word, the number, the content of the string, or the digits of the color
 * @param start the index of its first character
 */
public record Token(Kind kind, String text, int start) {
  /** The kinds of tokens. Messages contain their names. */
  enum Kind {
    SIGN("sign"),
    STRING("string"),
    STRING_NAME("StringName"),
    COLOR("color"),
    INT("number"),
    FLOAT("number"),
    WORD("word"),
    END("end of the text");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** Returns whether this is the given sign, such as <code>{</code>. */
  public boolean is(char sign) {
    return kind == Kind.SIGN && text.charAt(0) == sign;
  }

  public boolean isNumber() {
    return kind == Kind.INT || kind == Kind.FLOAT;
  }

  /** Returns a description for messages. */
  String described() {
    if (kind == Kind.END) {
      return "the end of the text";
    }
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    return "the " + kind.words + " \"" + shown.replace("\n", "\\n") + "\"";
  }
}
