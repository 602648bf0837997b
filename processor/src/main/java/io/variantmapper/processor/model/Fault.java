package io.variantmapper.processor.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mistake in the user's source: its kind from the catalog of faults, the values for the sentence
 * about it, and its place.
 *
 * <pre>{@code
 * new Fault(FieldFault.SERIALIZER_OF_WRONG_TYPE, anchor).with("found", "java.lang.String")
 * }</pre>
 *
 * @param arguments the values that replace the names in braces in the sentence. The rule that
 *     reports the fault adds the names of the faulty type and field.
 * @param anchor the place at which the fault is reported. If it is empty, the place is the faulty
 *     type or field; the fault of a build option does not have a place.
 * @param reportedElsewhere whether the check of another element reports the same fault, so that
 *     this fault is not reported
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
   * Returns the fault of an annotation that has no effect or contradicts another annotation.
   *
   * @param annotation the simple name of the annotation, followed by the faulty member of the
   *     annotation, if there is one
   * @param owner the annotated type, or the annotated member as {@code Type.member}
   */
  public static Fault ofAnnotation(
      String annotation, String owner, PlacementFault kind, Anchor anchor) {
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

  /** Returns a copy of this fault, which states that the check of another element reports it. */
  public Fault asReportedElsewhere() {
    return new Fault(kind, arguments, anchor, true);
  }

  /** An argument that suggests a similar candidate, if there is one. */
  public record Guess(String name, List<String> candidates) {}
}
