package io.variantmapper.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaFilesTest {
  @TempDir
  private Path classes;

  private void write(String name, String text) throws IOException {
    Path folder = Files.createDirectories(classes.resolve("META-INF/variantmapper"));
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void schemasAreReadFromTheFolderOfClasses() throws IOException {
    write("game.Level.schema", "schema 1\nvalue game.Level\nint\n");
    write("game.Age.schema", "schema 1\nvalue game.Age\nint\n");
    write("notes.txt", "no schema");
    assertThat(SchemaFiles.load(classes)).containsOnlyKeys("game.Age", "game.Level");
  }

  @Test
  void damagedSchemaIsNamed() throws IOException {
    write("game.Level.schema", "schema 1\nvalue\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SchemaFiles.load(classes))
        .withMessageContaining("game.Level.schema: Line 2: ");
  }

  @Test
  void folderWithoutSchemasNamesTheOption() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SchemaFiles.load(classes))
        .withMessage(classes + " has no schemas. Compile without errors and with"
            + " -Avariant.schema=true first.");
  }
}
