package io.variantmapper.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockMojoTest {
  private final LockMojo mojo = new LockMojo();

  @TempDir
  private Path project;

  @BeforeEach
  void compile() throws IOException {
    mojo.lock = project.resolve("wire-lock").toFile();
    mojo.classes = project.resolve("classes").toFile();
    compile("int");
  }

  private void compile(String type) throws IOException {
    Path schemas = Files.createDirectories(project.resolve("classes/META-INF/variantmapper"));
    Files.writeString(
        schemas.resolve("game.Player.schema"),
        "schema 1\ndictionary game.Player\nunknown skip\n\"hp\" " + type + " required\n");
  }

  private void release(String name) throws Exception {
    mojo.release = name;
    mojo.execute();
    mojo.release = null;
  }

  @Test
  void releaseStoresTheTypes() throws Exception {
    release("1.0");
    assertThat(project.resolve("wire-lock/1.0/game.Player.schema")).exists();
    mojo.execute();
  }

  @Test
  void changeFailsUntilItIsAccepted() throws Exception {
    release("1.0");
    compile("String");
    assertThatThrownBy(mojo::execute)
        .isInstanceOf(MojoFailureException.class)
        .hasMessageEndingWith("mvn process-classes -Dvariant.lock.accept=\"REASON\"");
    mojo.accept = "nobody uses 1.0";
    mojo.execute();
    mojo.accept = null;
    mojo.execute();
  }

  @Test
  void missingFolderNamesTheCommandThatCreatesIt() {
    assertThatThrownBy(mojo::execute)
        .isInstanceOf(MojoFailureException.class)
        .hasMessage(mojo.lock + " does not exist. Store the types of your first release in it:"
            + " mvn process-classes -Dvariant.lock.release=1.0");
  }

  @Test
  void damagedReleaseIsNamed() throws Exception {
    release("1.0");
    Files.writeString(project.resolve("wire-lock/1.0/game.Player.schema"), "schema 1\n");
    assertThatThrownBy(mojo::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith(mojo.lock + " has a damaged schema: Line 2: ");
  }

  @Test
  void releasedStateNeverChanges() throws Exception {
    release("1.0");
    assertThatThrownBy(() -> release("1.0"))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageContaining("The state 1.0 exists.");
  }
}
