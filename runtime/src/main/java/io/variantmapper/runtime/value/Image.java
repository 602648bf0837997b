package io.variantmapper.runtime.value;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Godot 2's {@code Image}, which is not a Variant type in later versions. The pixels are not
 * decoded.
 *
 * <p>On the wire: the format, the mipmap count, the width, the height and the data's length, 4
 * bytes each, then the data, padded to a multiple of 4 bytes.
 *
 * <pre>{@code
 * Image red = new Image(Image.RGB, 0, 1, 1, new byte[] {(byte) 255, 0, 0});
 * }</pre>
 *
 * @param format the number of the engine's pixel format, 0 to 22, such as {@link #RGB}
 * @param mipmaps the number of mipmap levels after the base level
 * @param width the width in pixels
 * @param height the height in pixels
 * @param data the pixels of all levels, the largest level first, then the palette if the format is
 *     indexed; the array is not copied
 */
public record Image(int format, int mipmaps, int width, int height, byte[] data) {
  /** The format with 3 bytes for each pixel. */
  public static final int RGB = 3;

  /** The format with 4 bytes for each pixel. */
  public static final int RGBA = 4;

  /** The number of formats. Reading an image throws an exception if its format is not 0 to 22. */
  public static final int FORMATS = 23;

  /**
   * Creates an image and checks only its format, not the length of the data.
   *
   * @throws IllegalArgumentException if {@code format} is not 0 to 22
   */
  public Image {
    Objects.requireNonNull(data, "data");
    if (format < 0 || format >= FORMATS) {
      throw new IllegalArgumentException(
          "No image format " + format + ". Give a number from 0 to " + (FORMATS - 1));
    }
  }

  /** Returns whether all components are equal, including the data. */
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

  /** Returns a text with the format and the size, but not the data. */
  @Override
  public String toString() {
    return "Image[format=" + format + ", " + width + "×" + height + ", " + data.length + " bytes]";
  }
}
