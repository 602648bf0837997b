package io.variantmapper.runtime.value;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An {@code Image}, which only Godot 2 has as a Variant. Kept as it is on the wire; the pixels are
 * not decoded.
 *
 * <p>On the wire: format, mipmap count, width, height, length, bytes and padding (FORMAT.md 5.5).
 *
 * <pre>{@code
 * Image red = new Image(Image.RGB, 0, 1, 1, new byte[] {(byte) 255, 0, 0});
 * }</pre>
 *
 * @param format 0 to 22, as in FORMAT.md 5.5
 * @param mipmaps 0 for the base level only
 * @param width in pixels
 * @param height in pixels
 * @param data all levels, largest first, then the palette of the indexed formats; not copied
 */
public record Image(int format, int mipmaps, int width, int height, byte[] data) {
  /** The format of 3 bytes a pixel. */
  public static final int RGB = 3;

  /** The format of 4 bytes a pixel. */
  public static final int RGBA = 4;

  /** How many formats there are; a packet with another is refused. */
  public static final int FORMATS = 23;

  /**
   * Takes the parts as they are; only the format is checked.
   *
   * @throws IllegalArgumentException if there is no such format
   */
  public Image {
    Objects.requireNonNull(data, "data");
    if (format < 0 || format >= FORMATS) {
      throw new IllegalArgumentException(
          "No image format " + format + ". Give one of 0 to " + (FORMATS - 1));
    }
  }

  /** Whether all parts are the same, the pixels included. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Image that
        && format == that.format
        && mipmaps == that.mipmaps
        && width == that.width
        && height == that.height
        && Arrays.equals(data, that.data);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * format + width) + Arrays.hashCode(data);
  }

  /** Format and size, without the pixels. */
  @Override
  public String toString() {
    return "Image[format=" + format + ", " + width + "×" + height + ", " + data.length + " bytes]";
  }
}
