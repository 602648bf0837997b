package io.variantmapper.benchmarks.rpc;

import io.variantmapper.benchmarks.rpc.ArenaServer.Mode;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A server with the functions of {@link Arena}.
 *
 * @param title the words for the table
 * @param command the command that starts a Godot; empty for the Java server
 * @param folder the folder of the Godot project
 */
record ArenaProject(String title, List<String> command, Path folder) {
  private static final List<String> FILES = List.of("project.godot", "arena.tscn", "arena.gd");

  /** Returns the Java server and the engines that are there. Prints which engines are missing. */
  static List<ArenaProject> found() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("variantmapper-arena");
    for (String file : FILES) {
      copy(file, folder);
    }
    List<ArenaProject> found = new ArrayList<>();
    found.add(new ArenaProject("Java, JDK " + Runtime.version().feature(), List.of(), folder));
    String engine = System.getenv().getOrDefault("GODOT4_NATIVE", "");
    String template = System.getenv().getOrDefault("GODOT4_TEMPLATE", "");
    if (engine.isEmpty()) {
      System.out.println("Not measured: Godot, because GODOT4_NATIVE is not set");
      return found;
    }
    List<String> debug = List.of(Path.of(engine, "run").toString(), "--headless");
    found.add(new ArenaProject("Godot, debug build", debug, folder));
    if (template.isEmpty()) {
      System.out.println("Not measured: a release build, because GODOT4_TEMPLATE is not set");
    } else {
      pack(debug, folder);
      found.add(new ArenaProject("Godot, release build", release(template, folder), folder));
    }
    return found;
  }

  private static void copy(String file, Path folder) throws IOException {
    try (InputStream resource = ArenaProject.class.getResourceAsStream(file)) {
      if (resource == null) {
        throw new IOException(file + " is not in the jar");
      }
      Files.copy(resource, folder.resolve(file));
    }
  }

  /** Writes the file arena.pck, because a release build does not read the files of a project. */
  private static void pack(List<String> engine, Path folder)
      throws IOException, InterruptedException {
    copy("pack.gd", folder);
    List<String> command = new ArrayList<>(engine);
    command.addAll(List.of("-s", "pack.gd"));
    Process process = new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output.txt").toFile())
        .start();
    process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
  }

  /**
   * Returns the command for a release build. It finds the file arena.pck only beside the executable
   * file of the process, which is the loader of Debian's libraries, so this file is copied.
   */
  private static List<String> release(String template, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(template, "usr", "lib"), 2)) {
      Path loader = files
          .filter(file -> file.getFileName().toString().startsWith("ld-linux-"))
          .findFirst()
          .orElseThrow(() -> new IOException("No loader is in " + template));
      Path copy = Files.copy(loader, folder.resolve("arena"));
      return List.of(
          copy.toString(),
          "--library-path",
          loader.getParent() + File.pathSeparator + loader.resolveSibling("pulseaudio"),
          Path.of(template, "usr", "bin", "godot-template-release").toString(),
          "--headless");
    }
  }

  ServerProcess start(Mode mode, Transport transport) throws IOException {
    return command.isEmpty()
        ? ServerProcess.java(1, mode, transport)
        : ServerProcess.godot(command, folder, mode, transport);
  }
}
