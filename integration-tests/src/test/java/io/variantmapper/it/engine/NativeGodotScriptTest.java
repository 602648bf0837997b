package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks {@code .ci/native-godot} with a replacement for Debian's tools. */
final class NativeGodotScriptTest {
  private static final String ENGINE = "#!/bin/sh\necho 4.6.3.stable.debian\n";

  @TempDir
  private Path folder;

  private Path tools;
  private Path engine;

  /** Creates an apt-get that fails at the step that BROKEN names, and a dpkg with an engine. */
  @BeforeEach
  void replaceTools() throws IOException {
    tools = Files.createDirectory(folder.resolve("tools"));
    engine = folder.resolve("variant-mapper/native/godot-sid");
    program(tools.resolve("apt-get"), """
        #!/bin/sh
        case "$*" in *"${BROKEN:-nothing}"*) exit 100 ;; esac
        """);
    program(tools.resolve("dpkg"), """
        #!/bin/sh
        mkdir -p "$3/usr/lib/any"
        printf '%s' "$ENGINE" > "$3/usr/lib/any/ld-linux-any.so"
        chmod +x "$3/usr/lib/any/ld-linux-any.so"
        """);
  }

  @Test
  void engineIsFetchedOnce() throws Exception {
    assertThat(printed(0, Map.of())).isEqualTo(engine + "\n");
    assertThat(printed(0, Map.of("BROKEN", "update"))).isEqualTo(engine + "\n");
  }

  @Test
  void halfOfAnEngineIsReplaced() throws Exception {
    Files.createDirectories(engine);
    program(engine.resolve("run"), "#!/bin/sh\nexit 127\n");

    assertThat(printed(0, Map.of())).isEqualTo(engine + "\n");
    assertThat(engine.resolve("usr")).exists();
  }

  @Test
  void engineThatTheMirrorDoesNotHaveIsAnEmptyLine() throws Exception {
    assertThat(printed(0, Map.of("BROKEN", "--simulate"))).isEqualTo("\n");
    assertThat(engine).doesNotExist();
  }

  @Test
  void mirrorThatCannotBeReadIsAFailure() throws Exception {
    assertThat(printed(100, Map.of("BROKEN", "update"))).isEmpty();
  }

  @Test
  void downloadThatBreaksIsAFailure() throws Exception {
    assertThat(printed(100, Map.of("BROKEN", "--download-only"))).isEmpty();
    assertThat(engine).doesNotExist();
  }

  private String printed(int exitCode, Map<String, String> environment) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("../.ci/native-godot", "godot");
    builder.environment().put("PATH", tools + ":" + System.getenv("PATH"));
    builder.environment().put("XDG_CACHE_HOME", folder.toString());
    builder.environment().put("DEBIAN_MIRROR", "https://mirror.invalid/debian");
    builder.environment().put("ENGINE", ENGINE);
    builder.environment().putAll(environment);
    Process script = builder.start();
    String printed = new String(script.getInputStream().readAllBytes(), UTF_8);
    assertThat(script.waitFor()).isEqualTo(exitCode);
    return printed;
  }

  private static void program(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
