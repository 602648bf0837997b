package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Objects;

/**
 * Saves and loads a file of one value, as {@code FileAccess.store_var} writes it and {@code
 * get_var} reads it ({@code File} in Godot 3).
 *
 * <pre>{@code
 * File save = new File("world.save");
 * PacketFile.save(save, WorldVariantSerializer.INSTANCE, world, VariantFormat.GODOT_4);
 * World same = PacketFile.load(save, WorldVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
 * }</pre>
 *
 * <p>For several values in a row use {@link AtomicFileOutputStream} with {@link
 * PacketOutputStream}, and {@link PacketInputStream}.
 */
public final class PacketFile {
  private PacketFile() {}

  /**
   * Replaces {@code file} with one that holds {@code value}; on any failure the old file stays.
   *
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry it
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
   * @throws java.io.FileNotFoundException if there is no such file
   * @throws MalformedPacketException if it is empty, cut off, or no Variant file
   * @throws io.variantmapper.runtime.UnexpectedVariantException if it holds another Variant
   * @throws IOException if the file can't be read
   */
  public static <T> T load(File file, VariantSerializer<T> serializer, VariantFormat format)
      throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(serializer, "serializer");
    Objects.requireNonNull(format, "format");
    try (PacketInputStream in =
        new PacketInputStream(new BufferedInputStream(new FileInputStream(file)), format)) {
      T value = in.receive(serializer);
      if (value == null) {
        throw new MalformedPacketException(file.getPath().concat(" is empty"), 0);
      }
      return value;
    }
  }
}
