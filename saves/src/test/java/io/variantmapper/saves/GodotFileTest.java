package io.variantmapper.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class GodotFileTest {
  private static final VariantFormat GODOT_3 = VariantFormat.GODOT_3;
  private static final VariantFormat GODOT_4 = VariantFormat.GODOT_4;
  private static final Variant VALUE = Variant.of(Map.of("hp", 7, "name", "Ada"));

  @TempDir
  private Path folder;

  static List<GodotFile> kinds() {
    Stream<GodotFile> compressed = Stream.of(Compression.values()).map(GodotFile::compressed);
    Stream<GodotFile> others = Stream.of(
        GodotFile.plain(),
        GodotFile.encrypted("pässword 密码"),
        GodotFile.encrypted(""),
        GodotFile.encryptedWithKey(new byte[32]));
    return Stream.concat(others, compressed).toList();
  }

  private File file() {
    return folder.resolve("user.save").toFile();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void savedValueIsLoaded(GodotFile kind) throws IOException {
    for (VariantFormat format : List.of(GODOT_3, GODOT_4)) {
      kind.save(file(), TreeSerializer.INSTANCE, VALUE, format);
      assertThat(kind.load(file(), TreeSerializer.INSTANCE, format)).isEqualTo(VALUE);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void savedTextIsLoaded(GodotFile kind) throws IOException {
    String config = "[player]\n\nname=\"Zoë 😀\"\n";
    kind.saveText(file(), config, GODOT_4);
    assertThat(kind.loadText(file(), GODOT_4)).isEqualTo(config);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void severalValuesAreReadOneByOne(GodotFile kind) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    PacketOutputStream out = new PacketOutputStream(content, GODOT_4);
    out.send(TreeSerializer.INSTANCE, VALUE);
    out.send(TreeSerializer.INSTANCE, Variant.of("second"));
    kind.saveBytes(file(), content.toByteArray(), GODOT_4);

    try (PacketInputStream in = kind.open(file(), GODOT_4)) {
      assertThat(in.receiveAll(TreeSerializer.INSTANCE))
          .containsExactly(VALUE, Variant.of("second"));
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void packedContentOfAnyLengthIsUnpacked(GodotFile kind) {
    Random random = new Random(37);
    for (int length : new int[] {0, 1, 15, 16, 17, 4095, 4096, 4097, 8192, 20_000}) {
      byte[] noise = new byte[length];
      random.nextBytes(noise);
      byte[] words = new byte[length];
      for (int i = 0; i < length; i++) {
        words[i] = (byte) (random.nextInt(40) == 0 ? random.nextInt(4) : i % 7);
      }
      for (byte[] content : List.of(noise, words, new byte[length])) {
        assertThat(kind.unpack(kind.pack(content, GODOT_3), GODOT_3)).isEqualTo(content);
        assertThat(kind.unpack(kind.pack(content, GODOT_4), GODOT_4)).isEqualTo(content);
      }
    }
  }

  @Test
  void filesOfEveryKindAreReadWithAPassword() {
    GodotFile saves = GodotFile.encrypted("secret");
    byte[] content = {1, 2, 3};
    assertThat(saves.unpack(saves.pack(content, GODOT_3), GODOT_4)).isEqualTo(content);
    assertThat(saves.unpack(saves.pack(content, GODOT_4), GODOT_3)).isEqualTo(content);
    assertThat(saves.unpack(content, GODOT_4)).isEqualTo(content);
    for (Compression compression : Compression.values()) {
      byte[] file = GodotFile.compressed(compression).pack(content, GODOT_4);
      assertThat(saves.unpack(file, GODOT_4)).isEqualTo(content);
    }
  }

  @Test
  void encryptedGodot4FileDiffersAtEverySave() {
    GodotFile saves = GodotFile.encrypted("secret");
    byte[] content = new byte[64];
    assertThat(saves.pack(content, GODOT_4)).isNotEqualTo(saves.pack(content, GODOT_4));
  }

  /** In Godot 4, the MD5 begins at the position of Godot 3's mode. */
  @Test
  void godot4FileWhoseMd5LooksLikeAModeIsReportedAsDamaged() {
    GodotFile saves = GodotFile.encrypted("secret");
    byte[] file = saves.pack(new byte[64], GODOT_4);
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(4, 1);
    assertThatThrownBy(() -> saves.unpack(file, GODOT_4))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void wrongPasswordIsReported() {
    byte[] file = GodotFile.encrypted("secret").pack(new byte[5], GODOT_4);
    assertThatThrownBy(() -> GodotFile.encrypted("Secret").unpack(file, GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage("Wrong password or key, or a damaged file: the MD5 of the decrypted content"
            + " differs from the MD5 in the header");
  }

  @Test
  void missingPasswordIsReported() {
    byte[] file = GodotFile.encrypted("secret").pack(new byte[5], GODOT_4);
    assertThatThrownBy(() -> GodotFile.plain().unpack(file, GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(
            "The file is encrypted. Open it with GodotFile.encrypted(password)");
  }

  @Test
  void keyOfAnotherLengthIsRefused() {
    assertThatThrownBy(() -> GodotFile.encryptedWithKey(new byte[16]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("A key has 32 bytes, but this key has 16.");
  }

  @Test
  void keyIsCopied() {
    byte[] key = new byte[32];
    GodotFile saves = GodotFile.encryptedWithKey(key);
    byte[] file = saves.pack(new byte[5], GODOT_4);
    Arrays.fill(key, (byte) 1);
    assertThat(saves.unpack(file, GODOT_4)).isEqualTo(new byte[5]);
  }

  @Test
  void passwordWithALoneSurrogateIsRefused() {
    assertThatThrownBy(() -> GodotFile.encrypted("\ud800"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The password has a lone surrogate");
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void contentOverTheLimitIsRefused(GodotFile kind) {
    VariantFormat limited = GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(9_999));
    byte[] file = kind.pack(new byte[10_000], GODOT_4);
    assertThatThrownBy(() -> kind.unpack(file, limited))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("limit of 9999");
  }

  @Test
  void fileOverTheLimitIsNotRead() throws IOException {
    Files.write(file().toPath(), new byte[10_000]);
    VariantFormat limited = GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(9_999));
    assertThatThrownBy(() -> GodotFile.plain().loadBytes(file(), limited))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(file() + ": The file has more bytes than the limit of 9999");
  }

  /** Returns a file with one block, whose size is the largest that a header can have. */
  private static byte[] fileOf(Compression compression, byte[] block, int length) {
    return ByteBuffer.allocate(20 + block.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(CompressedFile.MAGIC)
        .putInt(compression.mode())
        .putInt(-1)
        .putInt(length)
        .putInt(block.length)
        .put(block)
        .array();
  }

  private static byte[] compressed(Compression compression, byte[] content) {
    try (BlockCodec codec = compression.newCodec()) {
      return codec.compress(content, 0, content.length);
    }
  }

  /** A header of 32 bytes must not make the reader allocate gigabytes. */
  @ParameterizedTest
  @EnumSource
  void claimedLengthIsComparedWithTheFileFirst(Compression compression) {
    byte[] file = fileOf(compression, new byte[8], Integer.MAX_VALUE - 16);
    assertThatThrownBy(() -> GodotFile.plain().unpack(file, GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The length of the content can't be 2147483631");
  }

  private static long allocatedForDamaged(byte[] file) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    assertThatThrownBy(() -> GodotFile.plain().unpack(file, GODOT_4))
        .hasMessageStartingWith("Block 0 is damaged");
    return thread.getCurrentThreadAllocatedBytes() - before;
  }

  /** Deflate could make 1,032 bytes of each byte of the block, and Zstandard 32,768. */
  @ParameterizedTest
  @EnumSource
  void memoryForABlockIsAllocatedOnlyAsItsBytesArrive(Compression compression) {
    byte[] block = Arrays.copyOf(compressed(compression, new byte[4096]), 1 << 18);
    byte[] file = fileOf(compression, block, 64 << 20);
    assertThat(allocatedForDamaged(file)).isLessThan(8L * file.length);
  }

  /** For this frame, the library asks for a larger array, however large the array is. */
  @Test
  void frameThatFitsIntoNoArrayDoesNotMakeTheArrayGrow() {
    byte[] frame = HexFormat.of().parseHex("28b52ffd201b650000200000010203100044c8cda1");
    byte[] file = fileOf(Compression.ZSTD, frame, 600_000);
    assertThat(allocatedForDamaged(file)).isLessThan(1 << 19);
  }

  @ParameterizedTest
  @EnumSource
  void blockOfAnySizeIsUnpacked(Compression compression) {
    byte[] content = new byte[1_000_000];
    new Random(56).nextBytes(content);
    Arrays.fill(content, 100_000, 900_000, (byte) 7);
    byte[] file = fileOf(compression, compressed(compression, content), content.length);
    assertThat(GodotFile.plain().unpack(file, GODOT_4)).isEqualTo(content);
  }

  @Test
  void memoryForTheClaimedLengthIsAllocatedOnlyAsBlocksAreRead() {
    int blocks = (64 << 20) / 4096 + 1;
    ByteBuffer file = ByteBuffer.allocate(16 + 12 * blocks)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(CompressedFile.MAGIC)
        .putInt(Compression.DEFLATE.mode())
        .putInt(4096)
        .putInt(64 << 20);
    for (int i = 0; i < blocks; i++) {
      file.putInt(8);
    }
    assertThat(allocatedForDamaged(file.array())).isLessThan(16 << 20);
  }

  @Test
  void longContentIsUnpacked() {
    byte[] content = new byte[3_000_000];
    byte[] file = GodotFile.compressed(Compression.DEFLATE).pack(content, GODOT_4);
    assertThat(GodotFile.plain().unpack(file, GODOT_4)).isEqualTo(content);
  }

  @Test
  void damagedBlockIsNamed() {
    byte[] file = GodotFile.compressed(Compression.GZIP).pack(new byte[9_000], GODOT_4);
    file[file.length - 5] ^= 1;
    MalformedPacketException e = catchThrowableOfType(
        MalformedPacketException.class, () -> GodotFile.plain().unpack(file, GODOT_4));
    assertThat(e).hasMessageStartingWith("Block 2 is damaged: ");
    assertThat(e.offset()).isPositive();
  }

  @Test
  void messageNamesTheUnsupportedCompressionBrotli() {
    byte[] file = GodotFile.compressed(Compression.GZIP).pack(new byte[5], GODOT_4);
    file[4] = 4;
    assertThatThrownBy(() -> GodotFile.plain().unpack(file, GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("Expected compression mode 0 to 3 but found 4 (Brotli)");
  }

  @Test
  void emptyFileHasNoValue() throws IOException {
    Files.createFile(file().toPath());
    assertThatThrownBy(() -> GodotFile.plain().load(file(), TreeSerializer.INSTANCE, GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage(file() + ": Expected a value but found an empty file");
  }

  @Test
  void missingFileCausesAFileNotFoundException() {
    assertThatThrownBy(() -> GodotFile.plain().loadBytes(file(), GODOT_4))
        .isInstanceOf(FileNotFoundException.class);
  }

  @Test
  void textThatIsNotUtf8IsRefused() throws IOException {
    Files.write(file().toPath(), new byte[] {'a', (byte) 0xFF});
    assertThatThrownBy(() -> GodotFile.plain().loadText(file(), GODOT_4))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(file() + ": Expected a text in UTF-8");
    assertThatThrownBy(() -> GodotFile.plain().saveText(file(), "\ud800", GODOT_4))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void permissionsOfTheOldFileAreKept() throws IOException {
    Path save = Files.createFile(file().toPath());
    Files.setPosixFilePermissions(save, PosixFilePermissions.fromString("rw-r--r--"));
    GodotFile.encrypted("secret").saveText(file(), "text", GODOT_4);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(save)))
        .isEqualTo("rw-r--r--");
    assertThat(file().getParentFile().list()).containsExactly("user.save");
  }

  @ParameterizedTest
  @EnumSource
  void repeatedBytesAreCompressed(Compression compression) {
    byte[] file = GodotFile.compressed(compression).pack(new byte[4_000], GODOT_4);
    assertThat(file).hasSizeLessThan(120);
  }
}
