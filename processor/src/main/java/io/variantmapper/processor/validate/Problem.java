package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Fault;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A message about a fault of a type, and the place of the fault.
 *
 * <pre>{@code
 * Problem.of(new Fault(TypeFault.INNER, anchor).with("type", "World.Tile")).text()
 * // "[VariantInnerType] World.Tile is an inner class, …"
 * }</pre>
 *
 * @param message what was found, the rule, and what to do
 * @param anchor the place; null for a problem of the whole compilation
 * @param reportedElsewhere whether the check of another element reports the same problem, so that
 *     this one is not printed
 */
public record Problem(
    ErrorCode code, String message, @Nullable Anchor anchor, boolean reportedElsewhere) {
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");

  /** Phrases that are part of several messages, by the names of their placeholders. */
  private static final Map<String, String> PHRASES = Map.of(
      "outOfReach",
      "private, or in another package and not public",
      "widen",
      "Widen its access, or the access of a type around it",
      "noString",
      "U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.");

  /**
   * Returns the problem that describes a fault.
   *
   * @throws NullPointerException if the fault lacks an argument that its message contains
   */
  public static Problem of(Fault fault) {
    String message = ARGUMENT
        .matcher(fault.kind().sentence())
        .replaceAll(name -> Matcher.quoteReplacement(argument(name.group(1), fault)));
    return new Problem(
        fault.kind().code(), message, fault.anchor().orElse(null), fault.reportedElsewhere());
  }

  private static String argument(String name, Fault fault) {
    Object value = fault.arguments().get(name);
    if (value instanceof Fault.Guess guess) {
      return NearestName.guess(guess.name(), guess.candidates());
    } else if (value instanceof List<?> list) {
      return list.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
    Object text = value == null ? PHRASES.get(name) : value;
    return Objects.requireNonNull(text, () -> fault.kind() + " lacks " + name).toString();
  }

  /** Returns the message with its code, as the compiler prints it. */
  public String text() {
    return "[" + code + "] " + message;
  }
}
