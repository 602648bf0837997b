package io.variantmapper.it.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the pictures of the documents with pictures that are drawn again. Two of these pictures
 * show bytes that the library writes.
 */
final class PicturesTest {
  private static final Path DOCUMENTS = Path.of("..", "docs");

  static Stream<Map.Entry<String, Picture>> pictures() {
    return Stream.of(
        Map.entry("packet.svg", new PacketPicture().draw()),
        Map.entry("run.svg", new RunPicture().draw()),
        Map.entry("processor.svg", new ProcessorPicture().draw()));
  }

  /** Compares the file with the drawn picture. {@code -Dpictures.update=true} rewrites the file. */
  @ParameterizedTest
  @MethodSource("pictures")
  void documentHasThePicture(Map.Entry<String, Picture> picture) throws IOException {
    Path file = DOCUMENTS.resolve(picture.getKey());
    String drawn = picture.getValue().svg();
    if (Boolean.getBoolean("pictures.update")) {
      Files.writeString(file, drawn);
    } else {
      assertThat(Files.readString(file)).isEqualTo(drawn);
    }
  }
}
