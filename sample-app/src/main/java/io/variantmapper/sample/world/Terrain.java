package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Vector3;

/**
 * The ground, which is a grid of heights over a rectangle. Generated code calls the only
 * constructor of this class.
 *
 * <pre>{@code
 * Rect2 bounds = new Rect2(new Vector2(-8, -8), new Vector2(16, 16));
 * Terrain flat = new Terrain(bounds, 2, new float[4], new byte[4]);
 * flat.contains(Vector3.ZERO);   // true
 * }</pre>
 */
@VariantDictionary
public final class Terrain {
  private final Rect2 bounds;
  private final int columns;
  private final float[] heights;
  private final byte[] ground;

  /**
   * Creates a terrain. The arrays are not copied.
   *
   * @param bounds the rectangle on the plane of x and z
   * @param columns the number of cells along x
   * @param heights the height of each cell, row by row; in Godot a PackedFloat32Array
   * @param ground the kind of ground of each cell, row by row; in Godot a PackedByteArray
   * @throws IllegalArgumentException if there are no columns, if the arrays don't fill whole rows,
   *     or if the arrays have different lengths
   */
  public Terrain(Rect2 bounds, int columns, float[] heights, byte[] ground) {
    if (columns < 1 || heights.length % columns != 0 || heights.length != ground.length) {
      throw new IllegalArgumentException("Expected whole rows of "
          + columns
          + " cells, each with a height and a kind of ground, but found "
          + heights.length
          + " heights and "
          + ground.length
          + " kinds of ground");
    }
    this.bounds = bounds;
    this.columns = columns;
    this.heights = heights;
    this.ground = ground;
  }

  /** Returns the rectangle on the plane of x and z. */
  public Rect2 bounds() {
    return bounds;
  }

  /** Returns the number of cells along x. */
  public int columns() {
    return columns;
  }

  /** Returns the heights row by row. The array is not copied. */
  public float[] heights() {
    return heights;
  }

  /** Returns the kinds of ground row by row. The array is not copied. */
  public byte[] ground() {
    return ground;
  }

  /**
   * Returns whether a player can stand at {@code place}. If a coordinate is NaN, the result is
   * false.
   */
  public boolean contains(Vector3 place) {
    return within(place.x(), bounds.position().x(), bounds.size().x())
        && within(place.z(), bounds.position().y(), bounds.size().y())
        && Double.isFinite(place.y());
  }

  private static boolean within(double at, double start, double size) {
    return at >= start && at <= start + size;
  }
}
