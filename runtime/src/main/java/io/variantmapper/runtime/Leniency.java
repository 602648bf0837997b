package io.variantmapper.runtime;

import java.util.Objects;

/**
 * Which irregularities are tolerated; the default is what the engine tolerates.
 *
 * <pre>{@code
 * VariantFormat exact = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
 * }</pre>
 *
 * @param trailingBytes whether bytes behind the value of a packet are ignored, or refused
 * @param duplicateKeys whether the last value of a duplicate key wins in a tree; otherwise the
 *     packet is refused. In a mapped type the last value always wins
 * @param loneSurrogates what becomes of a surrogate without its other half
 */
public record Leniency(
    boolean trailingBytes, boolean duplicateKeys, LoneSurrogates loneSurrogates) {
  /** What the engine does. */
  public static final Leniency ENGINE = new Leniency(true, true, LoneSurrogates.AS_ENGINE);

  /**
   * Refuses all three. Other irregularities that engines tolerate, such as nonzero pad bytes, are
   * still tolerated.
   */
  public static final Leniency NONE = new Leniency(false, false, LoneSurrogates.REFUSE);

  public Leniency {
    Objects.requireNonNull(loneSurrogates, "loneSurrogates");
  }

  /** A {@code char} of U+D800 to U+DFFF without its other half, which has no valid UTF-8 form. */
  public enum LoneSurrogates {
    /** Godot 2 and 3 write and read it as three bytes; Godot 4 can't carry it. */
    AS_ENGINE,
    /** Refused, both when writing and when reading. */
    REFUSE,
    /** Written as U+FFFD, the replacement character; refused when reading. */
    REPLACE
  }
}
