package io.variantmapper.processor.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mistake in the user's source: an entry of the catalog, the values in its sentence, and a place.
 *
 * <pre>{@code
 * new Fault(FieldFault.SERIALIZER_OF_WRONG_TYPE, anchor).with("found", "java.lang.String")
 * }</pre>
 *
 * @param arguments the values for the names in braces in the sentence. The rule that reports the
 *     fault adds the names of the type and field that have it.
 * @param anchor the place; if it is empty, a fault of a type or field is reported at that type or
 *     field, and a fault of a build option has no place
 * @param reportedElsewhere whether the check of another element reports the same fault
 */
public record Fault(
    FaultKind kind,
    Map<String, Object> arguments,
    Optional<Anchor> anchor,
    boolean reportedElsewhere) {
  /** Creates a fault without arguments. */
  public Fault(FaultKind kind, Optional<Anchor> anchor) {
    this(kind, Map.of(), anchor, false);
  }

  /** Creates a fault without arguments at the given place. */
  public Fault(FaultKind kind, Anchor anchor) {
    this(kind, Optional.of(anchor));
  }

  /**
   * Returns the fault of an annotation that has no effect or contradicts another.
   *
   * @param annotation the simple name of the annotation, followed by its faulty member, if there is
   *     one
   * @param owner the annotated type, or the annotated member as {@code Type.member}
   */
  public static Fault ofMark(String annotation, String owner, MarkFault kind, Anchor anchor) {
    return new Fault(kind, anchor).with("mark", "@" + annotation + " on " + owner);
  }

  /** Returns a copy of this fault with one more argument. */
  public Fault with(String name, Object value) {
    return with(Map.of(name, value));
  }

  /** Returns a copy of this fault with the given arguments in addition to its own. */
  public Fault with(Map<String, Object> more) {
    Map<String, Object> all = new LinkedHashMap<>(arguments);
    all.putAll(more);
    return new Fault(kind, all, anchor, reportedElsewhere);
  }

  /** Returns this fault at the given place, unless it already has a place. */
  public Fault orAt(Anchor place) {
    return anchor.isPresent()
        ? this
        : new Fault(kind, arguments, Optional.of(place), reportedElsewhere);
  }

  /** Returns a copy of this fault, marked as reported by the check of another element. */
  public Fault asReportedElsewhere() {
    return new Fault(kind, arguments, anchor, true);
  }

  /** An argument that suggests a similar candidate, if there is one. */
  public record Guess(String name, List<String> candidates) {}
}
