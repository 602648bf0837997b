package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.EnumSerializer;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PacketFileTest {
  private enum Weather {
    SUN,
    RAIN
  }

  private static final EnumSerializer<Weather> WEATHER = EnumSerializer.of(Weather.values());

  @TempDir
  private Path folder;

  private File file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("weather.save").toFile();
  }

  @Test
  void savedValueIsLoaded() throws IOException {
    save(Weather.RAIN);
    assertThat(load()).isEqualTo(Weather.RAIN);
  }

  @Test
  void saveReplacesTheFile() throws IOException {
    save(Weather.RAIN);
    save(Weather.SUN);
    assertThat(load()).isEqualTo(Weather.SUN);
    assertThat(folder).isDirectoryContaining("glob:**weather.save");
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void nameMayHaveOneLetter() throws IOException {
    file = folder.resolve("s").toFile();
    save(Weather.RAIN);
    assertThat(load()).isEqualTo(Weather.RAIN);
  }

  @Test
  void nameMayHave240Bytes() throws IOException {
    file = folder.resolve("é".repeat(120)).toFile();
    save(Weather.RAIN);
    assertThat(load()).isEqualTo(Weather.RAIN);
  }

  @Test
  void saveWithoutACommitKeepsTheOldFile() throws IOException {
    save(Weather.RAIN);
    try (AtomicFileOutputStream unfinished = new AtomicFileOutputStream(file)) {
      unfinished.write(7);
    }
    assertThat(load()).isEqualTo(Weather.RAIN);
    assertThat(folder.toFile().list()).containsExactly("weather.save");
  }

  @Test
  @SuppressWarnings("resource") // The stream is not closed, as if the process had been killed.
  void laterSaveRemovesTheOldTemporaryFileOfAKilledSave() throws IOException {
    new AtomicFileOutputStream(file).write(7);
    File left = folder.toFile().listFiles()[0];
    save(Weather.RAIN);
    assertThat(left).exists();
    assertThat(left.setLastModified(System.currentTimeMillis() - 3_700_000)).isTrue();
    save(Weather.SUN);
    assertThat(folder.toFile().list()).containsExactly("weather.save");
  }

  @Test
  void oldFileOfTheUserWithASimilarNameIsKept() throws IOException {
    Path own = folder.resolve("new" + Integer.toHexString(file.getName().hashCode()) + "-level");
    Files.createFile(own);
    assertThat(own.toFile().setLastModified(0)).isTrue();
    save(Weather.RAIN);
    assertThat(own).exists();
  }

  @Test
  void interruptedThreadSavesAndStaysInterrupted() throws IOException {
    Thread.currentThread().interrupt();
    try {
      save(Weather.RAIN);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(load()).isEqualTo(Weather.RAIN);
  }

  @Test
  void rootOfTheFileSystemIsRefused() {
    file = folder.getRoot().toFile();
    assertThatThrownBy(() -> save(Weather.RAIN))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is the root of a file system");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100})
  void messageSaysThatTheFileIsAPacketWithoutALength(int elements) throws IOException {
    byte[] packet = Variant.of(Collections.nCopies(elements, 7)).encode(VariantFormat.GODOT_4);
    Files.write(file.toPath(), packet);
    assertThatThrownBy(this::load)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(file + ": ")
        .hasMessageEndingWith(
            "The bytes are a packet without a length in front: decode them with a" + " serializer");
  }

  @Test
  void messageSaysThatTheFileIsEncrypted() throws IOException {
    Files.writeString(file.toPath(), "GDEC and the encrypted content");
    assertThatThrownBy(this::load)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("The bytes begin with GDEC, so the file is encrypted or compressed");
  }

  @Test
  void missingFolderIsReportedWithTheNameOfTheFile() {
    file = folder.resolve("saves/weather.save").toFile();
    assertThatThrownBy(() -> save(Weather.RAIN))
        .isInstanceOf(FileNotFoundException.class)
        .hasMessage("Can't write " + file + ", because the folder " + file.getParent()
            + " does not exist. Create it");
  }

  @Test
  void temporaryFileThatCannotBeRenamedIsRemoved() throws IOException {
    Files.createDirectories(file.toPath().resolve("inside"));
    assertThatThrownBy(() -> save(Weather.RAIN)).isInstanceOf(IOException.class);
    assertThat(folder.toFile().list()).containsExactly("weather.save");
  }

  @Test
  void missingFileIsReported() {
    assertThatThrownBy(this::load).isInstanceOf(FileNotFoundException.class);
  }

  @Test
  void emptyFileIsMalformed() throws IOException {
    Files.createFile(file.toPath());
    assertThatThrownBy(this::load)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage(file + ": Expected a value but found an empty file");
  }

  private void save(Weather weather) throws IOException {
    PacketFile.save(file, WEATHER, weather, VariantFormat.GODOT_4);
  }

  /**
   * Runs only with the class in the jar. The portable class does not use {@code java.nio.file}, so
   * it can't read permissions.
   */
  @Test
  @EnabledIfSystemProperty(named = "tests.of.the.jar", matches = "true")
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no POSIX permissions")
  void newFileHasThePermissionsOfTheOldFile() throws IOException {
    save(Weather.RAIN);
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-------");
    Files.setPosixFilePermissions(file.toPath(), own);
    try (AtomicFileOutputStream replacement = new AtomicFileOutputStream(file)) {
      for (File each : folder.toFile().listFiles()) {
        assertThat(Files.getPosixFilePermissions(each.toPath())).isEqualTo(own);
      }
      replacement.commit();
    }
    assertThat(Files.getPosixFilePermissions(file.toPath())).isEqualTo(own);
  }

  @Test
  @EnabledIfSystemProperty(named = "tests.of.the.jar", matches = "true")
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no POSIX permissions")
  void newFileIsReadableOnlyByItsOwner() throws IOException {
    save(Weather.RAIN);
    assertThat(Files.getPosixFilePermissions(file.toPath()))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a privilege on Windows")
  void symbolicLinkIsReplacedByTheFile() throws IOException {
    save(Weather.RAIN);
    File link = folder.resolve("link.save").toFile();
    Files.createSymbolicLink(link.toPath(), file.toPath());
    PacketFile.save(link, WEATHER, Weather.SUN, VariantFormat.GODOT_4);
    assertThat(load()).isEqualTo(Weather.RAIN);
    assertThat(Files.isSymbolicLink(link.toPath())).isFalse();
  }

  private Weather load() throws IOException {
    return PacketFile.load(file, WEATHER, VariantFormat.GODOT_4);
  }
}
