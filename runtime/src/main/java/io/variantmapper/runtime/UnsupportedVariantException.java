package io.variantmapper.runtime;

/**
 * The value can't be written in this format: it has no such type, the text has no UTF-8 form, or
 * the object graph is deeper than {@link ReadLimits#maxDepth()}, as one with a cycle is. It is also
 * thrown when reading a type that the format does not have.
 *
 * <pre>{@code
 * try {
 *   packet = TileVariantSerializer.INSTANCE.encode(tile, VariantFormat.GODOT_3);
 * } catch (UnsupportedVariantException e) {
 *   // a Vector2i for a Godot 3 client, say
 * }
 * }</pre>
 */
public final class UnsupportedVariantException extends VariantException {
  private static final long serialVersionUID = 1;

  /**
   * An exception about a packet as a whole.
   *
   * @param what what can't be written and why, without the place
   * @param offset bytes from the start of the packet
   */
  public UnsupportedVariantException(String what, long offset) {
    this(what, offset, "$");
  }

  /**
   * Makes an exception about one value of a packet.
   *
   * @param what what was found and expected, without the place
   * @param offset bytes from the start of the packet
   * @param path the place in the packet as {@code $.key[index]}
   */
  public UnsupportedVariantException(String what, long offset, String path) {
    super(what, offset, path, null);
  }
}
