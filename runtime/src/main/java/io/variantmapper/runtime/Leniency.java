package io.variantmapper.runtime;

import java.util.Objects;

/**
 * The irregularities that reading and writing tolerate. The default is {@link #ENGINE}.
 *
 * <pre>{@code
 * VariantFormat exact = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
 * }</pre>
 *
 * @param trailingBytes whether bytes after the value of a packet are ignored; if false, decoding
 *     such a packet throws
 * @param duplicateKeys whether a Dictionary may contain a key more than once if it is read as a
 *     tree or with a {@link VariantPath}; the last value of the key is then used. If false, reading
 *     such a packet throws. A mapped type always uses the last value
 * @param loneSurrogates how lone surrogates are handled
 */
public record Leniency(
    boolean trailingBytes, boolean duplicateKeys, LoneSurrogates loneSurrogates) {
  /** Tolerates what the engine tolerates. */
  public static final Leniency ENGINE = new Leniency(true, true, LoneSurrogates.AS_ENGINE);

  /**
   * Refuses all three irregularities. Other irregularities that engines tolerate, such as nonzero
   * pad bytes, are still tolerated.
   */
  public static final Leniency NONE = new Leniency(false, false, LoneSurrogates.REFUSE);

  public Leniency {
    Objects.requireNonNull(loneSurrogates, "loneSurrogates");
  }

  /**
   * The handling of lone surrogates. A lone surrogate is a {@code char} from U+D800 to U+DFFF that
   * is not part of a pair. It has no valid UTF-8 form.
   */
  public enum LoneSurrogates {
    /**
     * Lone surrogates are written and read as 3 bytes in Godot 2 and 3, and refused in Godot 4,
     * which can't carry them.
     */
    AS_ENGINE,
    /** Lone surrogates are refused, both when writing and when reading. */
    REFUSE,
    /**
     * Lone surrogates are written as U+FFFD, the replacement character, and refused when reading.
     */
    REPLACE
  }
}
