package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * One sentence about what is wrong with a type, and where.
 *
 * <pre>{@code
 * new Problem(ErrorCode.INNER_TYPE, "World.Tile is an inner class, …", anchor).text()
 * // "[VariantInnerType] World.Tile is an inner class, …"
 * }</pre>
 *
 * @param message what was found, which rule it breaks, and the way out
 * @param anchor null for a problem of the whole compilation
 * @param isTold whether the check of another element says the same, so that this is not printed
 */
public record Problem(
    ErrorCode code, String message, @Nullable Anchor anchor, boolean isTold) {
  /** One that nobody else tells. */
  public Problem(ErrorCode code, String message, @Nullable Anchor anchor) {
    this(code, message, anchor, false);
  }

  Problem(ProblemCode code, String message, Anchor anchor) {
    this(code.code(), message, anchor);
  }

  /** The message with its code, as the compiler prints it. */
  public String text() {
    return "[" + code + "] " + message;
  }
}
