package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Objects;

/**
 * Saves and loads files of values, like {@code store_var} and {@code get_var} of {@code FileAccess}
 * ({@code File} in Godot 2 and 3).
 *
 * <pre>{@code
 * File save = new File("world.save");
 * PacketFile.save(save, WorldVariantSerializer.INSTANCE, world, VariantFormat.GODOT_4);
 * World same = PacketFile.load(save, WorldVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
 * }</pre>
 *
 * <p>To write several values to a file, use {@link AtomicFileOutputStream} with
 * {@link PacketOutputStream}; read them one by one with {@link #open}.
 */
public final class PacketFile {
  private PacketFile() {}

  /**
   * Replaces {@code file} with a file that contains {@code value}. If a step before the last one
   * fails, the old file is unchanged. The last step writes the file's name to the disk. If only
   * this step fails, the new file is already in place.
   *
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry the
   *     value
   * @throws IOException if the file can't be written
   */
  public static <T> void save(
      File file, VariantSerializer<T> serializer, T value, VariantFormat format)
      throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(value, "value");
    try (AtomicFileOutputStream bytes = new AtomicFileOutputStream(file)) {
      PacketOutputStream out = new PacketOutputStream(bytes, format);
      out.send(serializer, value);
      bytes.commit();
    }
  }

  /**
   * Returns the first value of {@code file}.
   *
   * @throws FileNotFoundException if the file does not exist
   * @throws MalformedPacketException if the file is empty or cut off, or does not contain a
   *     Variant
   * @throws io.variantmapper.runtime.UnexpectedVariantException if the value has the wrong type or
   *     does not fit
   * @throws IOException if the file can't be read
   */
  public static <T> T load(File file, VariantSerializer<T> serializer, VariantFormat format)
      throws IOException {
    Objects.requireNonNull(serializer, "serializer");
    try (PacketInputStream in = open(file, format)) {
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
   * Opens {@code file} to read its values one by one. Close the returned stream when you have read
   * them.
   *
   * <pre>{@code
   * try (PacketInputStream in = PacketFile.open(new File("replay.save"), VariantFormat.GODOT_4)) {
   *   for (PlayerState state : in.receiveAll(PlayerStateVariantSerializer.INSTANCE)) {
   *     show(state);
   *   }
   * }
   * }</pre>
   *
   * @throws FileNotFoundException if the file does not exist or can't be opened
   */
  public static PacketInputStream open(File file, VariantFormat format)
      throws FileNotFoundException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(format, "format");
    return new PacketInputStream(
        new BufferedInputStream(new FileInputStream(file)), format, Framing.FILE_ACCESS);
  }
}
