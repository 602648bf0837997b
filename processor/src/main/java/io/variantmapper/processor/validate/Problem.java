package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.FaultKind;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");

  /** One that nobody else tells. */
  public Problem(ErrorCode code, String message, @Nullable Anchor anchor) {
    this(code, message, anchor, false);
  }

  /**
   * Returns the problem that a fault of the catalog is.
   *
   * @param subject the thing that has the fault; the sentence follows it
   * @param arguments values for the names in the sentence's braces
   */
  static Problem of(FaultKind fault, String subject, Anchor anchor, Map<String, ?> arguments) {
    String sentence = ARGUMENT
        .matcher(fault.sentence())
        .replaceAll(name -> Matcher.quoteReplacement(
            Objects.requireNonNull(arguments.get(name.group(1)), name::group).toString()));
    String space = sentence.startsWith(",") ? "" : " ";
    return new Problem(fault.code(), subject + space + sentence, anchor);
  }

  /** Returns the same as a problem that the check of another element reports. */
  Problem told() {
    return new Problem(code, message, anchor, true);
  }

  /** The message with its code, as the compiler prints it. */
  public String text() {
    return "[" + code + "] " + message;
  }
}
