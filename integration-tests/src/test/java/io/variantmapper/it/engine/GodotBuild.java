package io.variantmapper.it.engine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The builds of Godot that tests run, and where the tests look for each build. */
enum GodotBuild {
  /** The Godot 3 of the machine's own Debian release. */
  GODOT_3(GodotVersion.GODOT_3, "PATH", "godot3-server", "Debian's package godot3-server"),

  /** The newest Godot 3 of Debian. */
  GODOT_3_NATIVE(GodotVersion.GODOT_3, "GODOT3_NATIVE", "run", ".ci/native-godot godot3-server"),

  /** Godot's web build, run in Node.js. It is a release build, without TCP and UDP. */
  GODOT_4_WEB(GodotVersion.GODOT_4, "GODOT4_WEB", "index.wasm", ".ci/godot4"),

  /** The newest Godot 4 of Debian. It is a debug build, with the editor. */
  GODOT_4_NATIVE(GodotVersion.GODOT_4, "GODOT4_NATIVE", "run", ".ci/native-godot godot");

  private final GodotVersion version;
  private final String variable;
  private final String file;
  private final String source;

  /**
   * Creates a build.
   *
   * @param variable the environment variable with the folders that may contain the build
   * @param file a file of the build
   * @param source the package that contains the build, or the script that downloads it
   */
  GodotBuild(GodotVersion version, String variable, String file, String source) {
    this.version = version;
    this.variable = variable;
    this.file = file;
    this.source = source;
  }

  GodotVersion version() {
    return version;
  }

  boolean isWeb() {
    return this == GODOT_4_WEB;
  }

  /**
   * Returns whether the environment says that Debian's mirror does not have the engine today:
   * {@code .ci/native-godot} prints an empty line then.
   */
  boolean isUnavailable() {
    return EnumSet.of(GODOT_3_NATIVE, GODOT_4_NATIVE).contains(this)
        && "".equals(System.getenv(variable));
  }

  /** Returns the words that start the engine, or nothing if the build is not found. */
  Optional<List<String>> command() {
    return Stream.of(System.getenv().getOrDefault(variable, "").split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, file))
        .filter(Files::isReadable)
        .findFirst()
        .map(this::command);
  }

  private List<String> command(Path found) {
    return switch (this) {
      // Node.js has WebSocket from version 20.10 on. Before version 22, an option enables it.
      case GODOT_4_WEB ->
        List.of(
            "node",
            "--experimental-websocket",
            GodotVersion.resource("/godot4-web.js").toString());
      case GODOT_4_NATIVE -> List.of(found.toString(), "--headless");
      case GODOT_3, GODOT_3_NATIVE -> List.of(found.toString());
    };
  }

  /** Returns the text for a missing build: what is not found, and how to get it. */
  String missing() {
    return isUnavailable()
        ? "Debian's mirror does not have the engine today."
        : "No folder in " + variable + " contains " + file + ". Get it from " + source + ".";
  }
}
