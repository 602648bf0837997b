package io.variantmapper.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A generation of engines, which has its own classes. */
record GodotVersion(int number) {
  /** Godot 3 writes 4 since 3.1, Godot 4 writes 5. */
  private static final Pattern CONFIG_VERSION =
      Pattern.compile("^config_version\\s*=\\s*([45])\\s*$", Pattern.MULTILINE);

  /**
   * Returns the version of a project.
   *
   * @throws IllegalArgumentException if the folder is not a project of Godot 3 or 4
   */
  static GodotVersion of(Path project) throws IOException {
    Path file = project.resolve("project.godot");
    String text;
    try {
      text = Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException(
          file + " does not exist. Set godotProject to the folder of your Godot project.", e);
    }
    Matcher version = CONFIG_VERSION.matcher(text);
    if (!version.find()) {
      throw new IllegalArgumentException(file + " has neither config_version=4 nor"
          + " config_version=5. Open the project in Godot 3 or 4 once, and save it.");
    }
    return new GodotVersion(Integer.parseInt(version.group(1)) - 1);
  }
}
