package io.variantmapper.tools.script;

import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.script.Script.Base;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads scripts, and finds the scripts that they extend.
 *
 * <pre>{@code
 * new ScriptFiles(List.of(file)).read(file);
 * }</pre>
 */
public final class ScriptFiles {
  private static final long MAX_BYTES = 1L << 20;
  private static final String OF_PROJECT = "res://";

  private final List<Path> given;
  private final Map<Path, Optional<Path>> bases = new HashMap<>();
  private final Map<Path, Map<String, String>> autoloads = new HashMap<>();
  private final Map<Path, Script> scripts = new HashMap<>();

  /** The scripts of each project folder by the names of their classes. */
  private final Map<Path, Map<String, Path>> classes = new HashMap<>();

  /**
   * Creates a reader.
   *
   * @param given scripts that are searched for base classes before the project folder
   */
  public ScriptFiles(List<Path> given) {
    this.given = List.copyOf(given);
  }

  /**
   * Reads a script, and the scripts that it extends.
   *
   * @throws InputException if one of the scripts can't be read; the message has the file and line
   */
  public NodeScript read(Path file) {
    List<String> chain = new ArrayList<>(List.of(nameOf(file)));
    List<Script> all = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    Path current = file;
    while (current != null) {
      Script script = script(current);
      seen.add(real(current));
      all.add(script);
      Base base = script.base().orElse(new Base("RefCounted", false, 1));
      Path next = fileOf(base, current);
      if (next != null && seen.contains(real(next))) {
        throw new InputException(
            current + ":" + base.line() + ": the script extends itself through " + base.name());
      }
      chain.add(next == null ? base.name() : nameOf(next));
      current = next;
    }
    return new NodeScript(file.toString(), chain, all, new EnumSearch(this, file)::find);
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  Script script(Path file) {
    Script known = scripts.get(file);
    if (known == null) {
      known = ScriptParser.parse(file.toString(), text(file));
      scripts.put(file, known);
    }
    return known;
  }

  private static String text(Path file) {
    try {
      if (!nameOf(file).endsWith(".gd")) {
        throw new InputException(
            file + " is not a script in GDScript: its name does not end with .gd");
      } else if (!Files.isRegularFile(file)) {
        throw new InputException(file + ": there is no such file");
      } else if (Files.size(file) > MAX_BYTES) {
        throw new InputException(file + " is larger than 1 MiB, so it is hardly a script");
      }
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new InputException(file + " is not a text in UTF-8");
    } catch (IOException e) {
      throw new InputException(file + " can't be read: " + e.getMessage());
    }
  }

  /** Returns the file of the script that a script extends; null if it extends no script. */
  @Nullable
  Path baseOf(Path script) {
    return bases
        .computeIfAbsent(
            script,
            file -> script(file).base().flatMap(base -> Optional.ofNullable(fileOf(base, file))))
        .orElse(null);
  }

  /** Returns the file of the script with which a project begins; null if there is no such name. */
  @Nullable
  Path fileOfAutoload(String name, Path script) {
    String path = projectOf(script)
        .map(folder -> autoloads.computeIfAbsent(folder, Autoloads::in).get(name))
        .orElse(null);
    return path == null ? null : fileOfPath(new Base(path, true, 1), script);
  }

  /** Returns the file of a base; null if the base is a class of the engine. */
  @Nullable
  Path fileOf(Base base, Path script) {
    return base.isPath() ? fileOfPath(base, script) : fileOfClass(base.name(), script);
  }

  private static Path fileOfPath(Base base, Path script) {
    String start = script + ":" + base.line() + ": \"" + base.name() + "\" ";
    Optional<Path> project = projectOf(script);
    Path file;
    try {
      if (base.name().startsWith(OF_PROJECT)) {
        file = project
            .orElseThrow(() -> new InputException(
                start + "is in a project, but no folder around the script has a project.godot"))
            .resolve(base.name().substring(OF_PROJECT.length()))
            .normalize();
      } else {
        file = script.resolveSibling(base.name()).normalize();
      }
    } catch (InvalidPathException e) {
      throw new InputException(start + "is not a path");
    }
    boolean isOutside =
        project.map(folder -> !absolute(file).startsWith(absolute(folder))).orElse(false);
    if (isOutside || !nameOf(file).endsWith(".gd")) {
      throw new InputException(
          start + (isOutside ? "is outside of the project" : "is not the path of a script"));
    } else if (!Files.isRegularFile(file)) {
      throw new InputException(start + "does not exist");
    }
    return file;
  }

  private static Path absolute(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private @Nullable Path fileOfClass(String name, Path script) {
    for (Path file : given) {
      if (script(file).className().filter(name::equals).isPresent()) {
        return file;
      }
    }
    return projectOf(script)
        .map(folder -> classes.computeIfAbsent(folder, this::classesOf).get(name))
        .orElse(null);
  }

  private Map<String, Path> classesOf(Path project) {
    Map<String, Path> byName = new HashMap<>();
    for (Path file : ProjectScripts.in(project)) {
      try {
        String text = text(file);
        if (text.contains("class_name")) {
          ScriptParser.parse(file.toString(), text)
              .className()
              .ifPresent(name -> byName.putIfAbsent(name, file));
        }
      } catch (InputException e) {
        // A script that the node does not use may be damaged.
      }
    }
    return byName;
  }

  /** Returns the nearest folder around a script that has a project file. */
  private static Optional<Path> projectOf(Path script) {
    Path folder = script.resolveSibling("");
    for (int i = script.toAbsolutePath().getNameCount(); i > 0; i--) {
      if (Files.isRegularFile(folder.resolve("project.godot"))) {
        return Optional.of(folder);
      }
      folder = folder.resolve("..").normalize();
    }
    return Optional.empty();
  }
}
