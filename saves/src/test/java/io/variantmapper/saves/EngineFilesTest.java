package io.variantmapper.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.gson.JsonObject;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Reads files that engines wrote, and compares the results for damaged files with the engines'
 * results.
 */
class EngineFilesTest {
  static final List<String> ENGINES = Vectors.ENGINES;

  @TestFactory
  Stream<DynamicTest> fileOfAnEngineHasItsContent() {
    return ENGINES.stream()
        .map(Vectors::written)
        .flatMap(vectors -> vectors
            .files()
            .map(file -> DynamicTest.dynamicTest(
                vectors.engine() + " " + Vectors.text(file, "name"),
                () -> assertThat(Vectors.opener(file, null)
                        .unpack(Vectors.bytes(file, "hex"), VariantFormat.GODOT_4))
                    .isEqualTo(vectors.contentOf(file)))));
  }

  /** A file is sound if every length, block and checksum is right. */
  @TestFactory
  Stream<DynamicTest> damagedFileIsReadOnlyIfItIsSound() {
    return ENGINES.stream().flatMap(engine -> {
      Vectors vectors = Vectors.written(engine);
      return Vectors.damaged(engine).stream()
          .filter(line -> line.has("sound") && !isAnotherKind(line))
          .map(line -> DynamicTest.dynamicTest(engine + " " + line, () -> check(line, vectors)));
    });
  }

  /**
   * Returns whether the engine refused a file because it expected another kind of file. The library
   * reads every kind.
   */
  private static boolean isAnotherKind(JsonObject line) {
    String name = Vectors.text(line, "name");
    return name.contains(", opened as encrypted")
        || name.contains(", opened as compressed")
        || isBroken(line, 4);
  }

  /**
   * Returns whether the edit damages the magic. A file with a damaged magic is read as a plain
   * file.
   */
  private static boolean isBroken(JsonObject line, int magic) {
    if (!line.has("edit")) {
      return false;
    }
    JsonObject edit = line.getAsJsonObject("edit");
    if (edit.has("cut")) {
      return edit.get("cut").getAsInt() < magic;
    }
    return Stream.of("flip", "u32")
        .filter(edit::has)
        .anyMatch(kind -> edit.getAsJsonArray(kind).get(0).getAsInt() < magic);
  }

  private static void check(JsonObject line, Vectors vectors) {
    JsonObject written = line.has("of") ? vectors.named("file", Vectors.text(line, "of")) : null;
    byte[] file = Vectors.damagedBytes(line, written);
    if (line.has("key") && Vectors.bytes(line, "key").length != 32) {
      assertThat(catchThrowable(() -> Vectors.opener(line, written)))
          .isInstanceOf(IllegalArgumentException.class);
      return;
    }
    GodotFile opener = Vectors.opener(line, written);
    byte[] content = content(line, written, vectors);
    if (content == null) {
      assertThat(catchThrowable(() -> opener.unpack(file, VariantFormat.GODOT_4)))
          .as(line.toString())
          .isInstanceOf(MalformedPacketException.class);
    } else {
      assertThat(opener.unpack(file, VariantFormat.GODOT_4)).isEqualTo(content);
    }
  }

  private static byte @Nullable [] content(
      JsonObject line, @Nullable JsonObject written, Vectors vectors) {
    // An engine refuses encrypted files of the other engine; the library reads both.
    boolean isOther = line.has("other");
    boolean isBrotli = Vectors.text(line, "name").contains("Brotli");
    if (isBrotli || (!isOther && !line.get("sound").getAsBoolean())) {
      return null;
    }
    if (!isOther && !"same".equals(Vectors.text(line, "content"))) {
      return Vectors.bytes(line, "content");
    }
    return written == null ? Vectors.bytes(line, "plain") : vectors.contentOf(written);
  }

  /**
   * After the magic, the MD5 protects every bit of an encrypted file, except the zeros that pad a
   * file of Godot 4.
   */
  @ParameterizedTest
  @FieldSource("ENGINES")
  void everyFlippedBitOfAnEncryptedFileIsRefused(String engine) {
    Vectors vectors = Vectors.written(engine);
    JsonObject written = vectors.named("file", "pass/text");
    byte[] file = Vectors.bytes(written, "hex");
    GodotFile opener = Vectors.opener(written, null);
    boolean isGodot4 = engine.startsWith("4");
    int covered = isGodot4 ? 44 + vectors.contentOf(written).length : file.length;
    for (int bit = 4 * 8; bit < covered * 8; bit++) {
      byte[] flipped = file.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(catchThrowable(() -> opener.unpack(flipped, VariantFormat.GODOT_4)))
          .as("bit " + bit)
          .isInstanceOf(MalformedPacketException.class);
    }
  }

  @ParameterizedTest
  @FieldSource("ENGINES")
  void everyTruncatedFileIsRefused(String engine) {
    Vectors vectors = Vectors.written(engine);
    vectors.files().forEach(written -> {
      byte[] file = Vectors.bytes(written, "hex");
      GodotFile opener = Vectors.opener(written, null);
      // No reader checks the magic at the end of a compressed file.
      int end = file.length - (written.has("mode") ? 4 : 0);
      for (int length = 4; length < end; length += length < 256 ? 1 : 97) {
        byte[] cut = Arrays.copyOf(file, length);
        assertThat(catchThrowable(() -> opener.unpack(cut, VariantFormat.GODOT_4)))
            .as(Vectors.text(written, "name") + " cut to " + length)
            .isInstanceOf(MalformedPacketException.class);
      }
    });
  }

  /** FastLZ has no checksum, so a flipped bit can produce different content of the same length. */
  @ParameterizedTest
  @FieldSource("ENGINES")
  void everyFlippedBitOfACompressedFileIsRefusedOrKeepsTheLength(String engine) {
    Vectors vectors = Vectors.written(engine);
    for (String name : List.of("fastlz/vars", "deflate/vars", "zstd/vars", "gzip/vars")) {
      JsonObject written = vectors.named("file", name);
      byte[] file = Vectors.bytes(written, "hex");
      int length = vectors.contentOf(written).length;
      for (int bit = 16 * 8; bit < file.length * 8; bit++) {
        byte[] flipped = file.clone();
        flipped[bit / 8] ^= (byte) (1 << bit % 8);
        try {
          assertThat(GodotFile.plain().unpack(flipped, VariantFormat.GODOT_4)).hasSize(length);
        } catch (MalformedPacketException refused) {
          assertThat(refused).message().isNotEmpty();
        }
      }
    }
  }
}
