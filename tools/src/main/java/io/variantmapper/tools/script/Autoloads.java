package io.variantmapper.tools.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the scripts that a project loads at its start. */
final class Autoloads {
  private static final long MAX_BYTES = 1L << 20;
  private static final Pattern ENTRY = Pattern.compile("(\\w+)=\"\\*?(res://[^\"]*\\.gd)\"");

  private Autoloads() {}

  /** Returns the paths of the scripts by the names of their nodes; empty if they can't be read. */
  static Map<String, String> in(Path project) {
    Path file = project.resolve("project.godot");
    Map<String, String> byName = new HashMap<>();
    try {
      List<String> lines = Files.size(file) > MAX_BYTES ? List.of() : Files.readAllLines(file);
      boolean isInSection = false;
      for (String line : lines) {
        isInSection = line.startsWith("[") ? line.strip().equals("[autoload]") : isInSection;
        Matcher entry = ENTRY.matcher(line.strip());
        if (isInSection && entry.matches()) {
          byName.put(entry.group(1), entry.group(2));
        }
      }
    } catch (IOException e) {
      // The project file does not matter for scripts that name no autoload.
    }
    return byName;
  }
}
