package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files of a folder that show what should be generated. Other generated files are not compared.
 *
 * <p>{@code -Dgolden.update=true} rewrites the files instead of comparing them.
 */
record ExpectedFiles(Path folder) {
  private static final boolean UPDATE = Boolean.getBoolean("golden.update");

  /** Compares the files with the generated files of the same names. */
  void compare(Map<String, String> generated) throws IOException {
    for (Map.Entry<String, String> file : files().entrySet()) {
      String name = file.getKey();
      if (UPDATE && generated.containsKey(name)) {
        Files.writeString(folder.resolve(name), generated.get(name));
      } else {
        assertThat(generated).containsEntry(name, file.getValue());
      }
    }
  }

  /** Returns the text of each file by its name; empty if the folder is missing. */
  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> paths = Files.list(folder)) {
        for (Path path : paths.toList()) {
          files.put(path.getFileName().toString(), Files.readString(path));
        }
      }
    }
    return files;
  }
}
