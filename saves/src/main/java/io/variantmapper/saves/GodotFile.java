package io.variantmapper.saves;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes Godot's files: plain, encrypted or compressed.
 *
 * <pre>{@code
 * GodotFile saves = GodotFile.encrypted("secret");
 * saves.save(file, WorldVariantSerializer.INSTANCE, world, VariantFormat.GODOT_4);
 * World same = saves.load(file, WorldVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
 * }</pre>
 *
 * <p>Reading recognizes each kind of file by its first four bytes. A file that begins with
 * {@code GDEC} is encrypted, in the layout of Godot 3 or 4. A file that begins with {@code GCPF} is
 * compressed, and every other file is plain. So every {@code GodotFile} reads plain and compressed
 * files, and also encrypted files if it has their password or key. A {@code GodotFile} writes only
 * the kind for which it was created. When an encrypted file is written, the format's generation
 * selects the layout.
 *
 * <p><b>Encryption does not protect a file against changes.</b> An encrypted file contains the MD5
 * of its content, but nothing that proves who wrote it. Everybody who has the game has the
 * password, and can write any content. Treat the content of every file like a packet from a
 * stranger.
 *
 * <p>{@link io.variantmapper.runtime.ReadLimits#maxBytes()} of the format limits both the size of
 * an encrypted or compressed file and the size of its content. Such a file is in memory as a whole
 * while it is read. Instances are immutable.
 */
public final class GodotFile {
  private static final GodotFile PLAIN = new GodotFile(null, null);
  private static final int MAGIC_SIZE = 4;
  private static final int FIRST_CHUNK = 1 << 16;

  /** The length of the largest array that JVMs create. */
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private final @Nullable EncryptionKey key;
  private final @Nullable Compression compression;

  private GodotFile(@Nullable EncryptionKey key, @Nullable Compression compression) {
    this.key = key;
    this.compression = compression;
  }

  /** Returns a {@code GodotFile} that writes plain files, and reads plain and compressed files. */
  public static GodotFile plain() {
    return PLAIN;
  }

  /**
   * Returns a {@code GodotFile} that writes and reads the files of {@code
   * open_encrypted_with_pass}.
   *
   * <pre>{@code
   * GodotFile saves = GodotFile.encrypted("secret");
   * }</pre>
   *
   * @throws IllegalArgumentException if the password has a lone surrogate
   */
  public static GodotFile encrypted(String password) {
    Objects.requireNonNull(password, "password");
    return new GodotFile(EncryptionKey.ofPassword(password), null);
  }

  /**
   * Returns a {@code GodotFile} that writes and reads the files of {@code open_encrypted}.
   *
   * @param key 32 bytes, which are copied
   * @throws IllegalArgumentException if the key has another length
   */
  public static GodotFile encryptedWithKey(byte[] key) {
    return new GodotFile(EncryptionKey.of(Objects.requireNonNull(key, "key")), null);
  }

  /** Returns a {@code GodotFile} that writes and reads the files of {@code open_compressed}. */
  public static GodotFile compressed(Compression compression) {
    return new GodotFile(null, Objects.requireNonNull(compression, "compression"));
  }

  /**
   * Replaces {@code file} with a file that contains {@code value}, as {@code store_var} writes it.
   * A failure has the same effect on the old file as in
   * {@link io.variantmapper.runtime.stream.PacketFile#save}.
   *
   * @throws UnsupportedVariantException if the format can't carry the value
   * @throws IOException if the file can't be written
   */
  public <T> void save(File file, VariantSerializer<T> serializer, T value, VariantFormat format)
      throws IOException {
    Objects.requireNonNull(value, "value");
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    new PacketOutputStream(content, format).send(serializer, value);
    saveBytes(file, content.toByteArray(), format);
  }

  /**
   * Returns the first value of {@code file}.
   *
   * @throws MalformedPacketException if the file is damaged, empty, cut off or over a limit, if the
   *     password is wrong or missing, or if the content is not a Variant
   * @throws io.variantmapper.runtime.UnexpectedVariantException if the value has the wrong type or
   *     does not fit
   * @throws UnsupportedVariantException if the file needs Zstandard, and its library is missing
   * @throws IOException if the file can't be read
   */
  public <T> T load(File file, VariantSerializer<T> serializer, VariantFormat format)
      throws IOException {
    Objects.requireNonNull(serializer, "serializer");
    try (PacketInputStream in = openUnnamed(file, format)) {
      T value = in.receive(serializer);
      if (value == null) {
        throw new MalformedPacketException("Expected a value but found an empty file", 0);
      }
      return value;
    } catch (VariantException e) {
      throw e.in(file.getPath());
    }
  }

  /**
   * Opens {@code file} to read its values one by one. Close the stream after that.
   *
   * <pre>{@code
   * try (PacketInputStream in = saves.open(new File("replay.save"), VariantFormat.GODOT_4)) {
   *   for (PlayerState state : in.receiveAll(PlayerStateVariantSerializer.INSTANCE)) {
   *     show(state);
   *   }
   * }
   * }</pre>
   *
   * @throws MalformedPacketException if the file is damaged, if an encrypted or compressed file is
   *     over the limit, or if the password is wrong or missing
   * @throws UnsupportedVariantException if the file needs Zstandard, and its library is missing
   * @throws IOException if the file can't be read
   */
  public PacketInputStream open(File file, VariantFormat format) throws IOException {
    try {
      return openUnnamed(file, format);
    } catch (VariantException e) {
      throw e.in(file.getPath());
    }
  }

  /** As {@link #open}, but the messages of exceptions do not name the file. */
  private PacketInputStream openUnnamed(File file, VariantFormat format) throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(format, "format");
    InputStream in = new BufferedInputStream(new FileInputStream(file));
    boolean isPlain = false;
    try {
      in.mark(MAGIC_SIZE);
      isPlain = !isContainer(readUpTo(in, MAGIC_SIZE));
      in.reset();
      InputStream content =
          isPlain ? in : new ByteArrayInputStream(unpack(readAll(in, format), format));
      return new PacketInputStream(content, format, Framing.FILE_ACCESS);
    } finally {
      if (!isPlain) {
        in.close();
      }
    }
  }

  /**
   * Replaces {@code file} with a file of the given content, such as several values that a
   * {@link PacketOutputStream} wrote. A failure has the same effect on the old file as in
   * {@link io.variantmapper.runtime.stream.PacketFile#save}.
   *
   * @throws IOException if the file can't be written
   */
  public void saveBytes(File file, byte[] content, VariantFormat format) throws IOException {
    Objects.requireNonNull(file, "file");
    byte[] bytes = pack(content, format);
    try (AtomicFileOutputStream out = new AtomicFileOutputStream(file)) {
      out.write(bytes);
      out.commit();
    }
  }

  /**
   * Returns the content of {@code file}.
   *
   * @throws MalformedPacketException if the file is damaged or over the limit, or if the password
   *     is wrong or missing
   * @throws UnsupportedVariantException if the file needs Zstandard, and its library is missing
   * @throws IOException if the file can't be read
   */
  public byte[] loadBytes(File file, VariantFormat format) throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(format, "format");
    try (InputStream in = new FileInputStream(file)) {
      return unpack(readAll(in, format), format);
    } catch (VariantException e) {
      throw e.in(file.getPath());
    }
  }

  /**
   * Replaces {@code file} with a file that contains {@code text} in UTF-8, as {@code store_string}
   * writes it. The text of a {@code ConfigFile} is an example.
   *
   * @throws UnsupportedVariantException if the text has a lone surrogate
   * @throws IOException if the file can't be written
   */
  public void saveText(File file, String text, VariantFormat format) throws IOException {
    Objects.requireNonNull(text, "text");
    byte[] utf8;
    try {
      utf8 = StrictUtf8.encode(text);
    } catch (CharacterCodingException e) {
      throw new UnsupportedVariantException("The text has a lone surrogate", 0);
    }
    saveBytes(file, utf8, format);
  }

  /**
   * Returns the content of {@code file} as text, such as the text of a {@code ConfigFile}.
   *
   * @throws MalformedPacketException if the file is damaged or over the limit, if the password is
   *     wrong or missing, or if the content is not UTF-8
   * @throws UnsupportedVariantException if the file needs Zstandard, and its library is missing
   * @throws IOException if the file can't be read
   */
  public String loadText(File file, VariantFormat format) throws IOException {
    try {
      return StrictUtf8.decode(loadBytes(file, format));
    } catch (CharacterCodingException e) {
      throw new MalformedPacketException("Expected a text in UTF-8 but found other bytes", 0)
          .in(file.getPath());
    }
  }

  /**
   * Returns the bytes of a file with the given content. Use this method if there is no {@code
   * java.io.File}, for example to send a save file to a client.
   *
   * <pre>{@code
   * byte[] download = GodotFile.compressed(Compression.GZIP).pack(content, VariantFormat.GODOT_4);
   * }</pre>
   *
   * @throws UnsupportedVariantException if this {@code GodotFile} needs Zstandard, and its library
   *     is missing
   */
  public byte[] pack(byte[] content, VariantFormat format) {
    Objects.requireNonNull(content, "content");
    Objects.requireNonNull(format, "format");
    if (key != null) {
      EncryptedFile layout = format.generation() < VariantFormat.GODOT_4_0.generation()
          ? EncryptedFile.GODOT_3
          : EncryptedFile.GODOT_4;
      return layout.write(content, key);
    }
    return compression == null ? content.clone() : CompressedFile.write(content, compression);
  }

  /**
   * Returns the content of a file whose bytes are given, for example the bytes of an upload.
   *
   * <pre>{@code
   * byte[] content = GodotFile.plain().unpack(upload, VariantFormat.GODOT_4.withLimits(limits));
   * }</pre>
   *
   * @throws MalformedPacketException if the file is damaged or over the limit, or if the password
   *     is wrong or missing
   * @throws UnsupportedVariantException if the file needs Zstandard, and its library is missing
   */
  public byte[] unpack(byte[] file, VariantFormat format) {
    int maxBytes = maxBytes(format);
    if (file.length > maxBytes) {
      throw tooLarge(maxBytes);
    }
    int magic = magic(file);
    if (magic == CompressedFile.MAGIC) {
      return CompressedFile.read(file, maxBytes);
    }
    if (magic != EncryptedFile.MAGIC) {
      return file.clone();
    }
    if (key == null) {
      throw new MalformedPacketException(
          "The file is encrypted. Open it with GodotFile.encrypted(password) or"
              + " GodotFile.encryptedWithKey(key).",
          0);
    }
    return EncryptedFile.read(file, key, maxBytes);
  }

  private static boolean isContainer(byte[] start) {
    int magic = magic(start);
    return magic == CompressedFile.MAGIC || magic == EncryptedFile.MAGIC;
  }

  private static int magic(byte[] file) {
    return file.length < MAGIC_SIZE
        ? 0
        : ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt();
  }

  /** Reads the whole stream, unless it has more bytes than the limit allows. */
  private static byte[] readAll(InputStream in, VariantFormat format) throws IOException {
    int maxBytes = maxBytes(format);
    byte[] bytes = readUpTo(in, maxBytes);
    if (bytes.length == maxBytes && in.read() >= 0) {
      throw tooLarge(maxBytes);
    }
    return bytes;
  }

  /** Reads up to {@code maxBytes} bytes. Memory grows only with the bytes that the stream has. */
  private static byte[] readUpTo(InputStream in, int maxBytes) throws IOException {
    byte[] bytes = new byte[Math.min(maxBytes, FIRST_CHUNK)];
    int size = 0;
    while (size < maxBytes) {
      if (size == bytes.length) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(maxBytes, size * 2L));
      }
      int read = in.read(bytes, size, bytes.length - size);
      if (read < 0) {
        break;
      }
      size += read;
    }
    return Arrays.copyOf(bytes, size);
  }

  private static int maxBytes(VariantFormat format) {
    return Math.min(format.limits().maxBytes(), MAX_ARRAY);
  }

  private static MalformedPacketException tooLarge(int maxBytes) {
    return new MalformedPacketException(
        "The file has more bytes than the limit of " + maxBytes, maxBytes);
  }
}
