package io.variantmapper.text.config;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.godot.StringText;
import java.util.Objects;

/** The names of sections and keys in a {@code ConfigFile}. */
public final class ConfigNames {
  private ConfigNames() {}

  /**
   * Checks that the engine reads the name of a section back.
   *
   * @throws IllegalArgumentException if it would not
   */
  public static void requireReadable(String section, VariantFormat format) {
    boolean isGodot4 = format.generation() == 4;
    if (!Objects.requireNonNull(section, "section").equals(stripped(section))) {
      throw unreadable(
          section, "the engine drops the white space around it. Remove the white space");
    } else if (!isGodot4 && section.contains("]")) {
      throw unreadable(section, "Godot 3 ends the name at the ]. Use a name without ]");
    } else if (isGodot4 && section.endsWith("\\")) {
      throw unreadable(
          section, "Godot 4 reads \\] as a part of the name. Remove the \\ at the end");
    } else if (section.indexOf('\0') >= 0) {
      throw unreadable(section, "the engine ends the text at U+0000. Use a name without U+0000");
    }
  }

  private static IllegalArgumentException unreadable(String section, String reason) {
    return new IllegalArgumentException(
        "The section \"" + section + "\" can't be read back: " + reason);
  }

  /**
   * Checks that the engine reads a key back.
   *
   * @throws IllegalArgumentException if it would not
   */
  public static void requireReadableKey(String key) {
    if (Objects.requireNonNull(key, "key").isEmpty()) {
      throw new IllegalArgumentException(
          "A key can't be empty: the engine drops such a key when it reads a file");
    } else if (key.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "The key \"" + key + "\" can't be read back: the engine ends the text at U+0000");
    }
  }

  /** Returns the name between brackets as the engine reads it. */
  public static String ofHeader(String found, VariantFormat format) {
    String name = stripped(found);
    return format.generation() == 4 ? name.replace("\\]", "]") : name;
  }

  /** Removes the characters up to U+0020 at both ends, as the engine does. */
  private static String stripped(String name) {
    return name.trim();
  }

  // [audio]
  public static String header(String section, VariantFormat format) {
    boolean isGodot4 = format.generation() == 4;
    return section.isEmpty() && isGodot4
        ? ""
        : "[" + (isGodot4 ? section.replace("]", "\\]") : section) + "]\n\n";
  }

  /**
   * Returns a key. The key is in quotes if it has characters that would otherwise be read as
   * something else.
   */
  public static String encodedKey(String key) {
    boolean isPlain = key.chars().allMatch(c -> c > ' ' && c <= '~' && "\";=[]".indexOf(c) < 0);
    return isPlain ? key : StringText.plain(key);
  }
}
