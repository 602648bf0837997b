package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The engines that tests run. */
enum GodotVersion {
  /**
   * {@code godot3-server} on the PATH, or the executable that {@code -Dgodot3.executable} names.
   */
  GODOT_3(
      "/godot3",
      "no executable godot3-server on the PATH. Install Debian's package godot3-server, or name one"
          + " with -Dgodot3.executable=FILE") {
    @Override
    VariantFormat format() {
      return VariantFormat.GODOT_3;
    }

    @Override
    Optional<GodotEngine> installed() {
      String named = System.getProperty("godot3.executable");
      return (named == null ? onPath("godot3-server") : Optional.of(Path.of(named)))
          .filter(Files::isExecutable)
          .map(engine -> new GodotEngine(List.of(engine.toString())));
    }
  },

  /**
   * Godot's web build, run in Node.js. The variable {@code GODOT4_WEB} names its folder. Node.js
   * has WebSocket from version 20.10 on. Before version 22, it must be enabled by an option.
   */
  GODOT_4(
      "/godot4",
      "no node on the PATH, or no index.wasm in the folder that GODOT4_WEB names. .ci/godot4"
          + " downloads Godot's web build and prints its folder") {
    @Override
    VariantFormat format() {
      return VariantFormat.GODOT_4;
    }

    @Override
    Optional<GodotEngine> installed() {
      Path build = Path.of(System.getenv().getOrDefault("GODOT4_WEB", ""), "index.wasm");
      return onPath("node")
          .filter(node -> Files.isReadable(build))
          .map(node -> new GodotEngine(List.of(
              node.toString(),
              "--experimental-websocket",
              resource("/godot4-web.js").toString())));
    }
  };

  private final String scripts;
  private final String missing;

  GodotVersion(String scripts, String missing) {
    this.scripts = scripts;
    this.missing = missing;
  }

  /** Returns the format that the engine writes. */
  abstract VariantFormat format();

  abstract Optional<GodotEngine> installed();

  /** Returns the text for a missing engine: what is not installed, and how to install it. */
  String missing() {
    return missing;
  }

  /** Returns the name of the folders for this engine. */
  String folder() {
    return scripts.substring(1);
  }

  /** Returns the folder of the scripts that tests run in the engine. */
  Path scripts() {
    return resource(scripts);
  }

  private static Path resource(String name) {
    try {
      return Path.of(GodotVersion.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<Path> onPath(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
