package io.variantmapper.tools.script;

import io.variantmapper.tools.input.InputException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;

/** Finds the scripts in a project folder that declare a class. */
final class ProjectScripts extends SimpleFileVisitor<Path> {
  private static final int MAX_DEPTH = 32;
  private static final int MAX_FILES = 100_000;
  private static final long MAX_BYTES = 256L << 20;

  private final Path project;
  private final List<Path> scripts = new ArrayList<>();
  private int files;
  private long bytes;

  private ProjectScripts(Path project) {
    this.project = project;
  }

  /** Returns the scripts, sorted. Hidden folders and links are left out. */
  static List<Path> in(Path project) {
    ProjectScripts found = new ProjectScripts(project);
    try {
      Path start = project.toString().isEmpty() ? Path.of(".") : project;
      Files.walkFileTree(
          start, EnumSet.noneOf(java.nio.file.FileVisitOption.class), MAX_DEPTH, found);
    } catch (IOException e) {
      throw new InputException(project + " can't be searched: " + e.getMessage());
    }
    Collections.sort(found.scripts);
    return found.scripts;
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    String name = String.valueOf(folder.getFileName());
    boolean isHidden = name.startsWith(".") && !name.equals(".") && !name.equals("..");
    return isHidden || Files.exists(folder.resolve(".gdignore"))
        ? FileVisitResult.SKIP_SUBTREE
        : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    boolean isScript = attributes.isRegularFile() && file.toString().endsWith(".gd");
    bytes += isScript ? attributes.size() : 0;
    if (++files > MAX_FILES || bytes > MAX_BYTES) {
      throw new InputException("The project folder " + project
          + " is too large to search. Copy the scripts that belong together into a folder with a"
          + " project.godot");
    } else if (isScript) {
      scripts.add(file.normalize());
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    return FileVisitResult.CONTINUE;
  }
}
