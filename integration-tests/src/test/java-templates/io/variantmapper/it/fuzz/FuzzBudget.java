package io.variantmapper.it.fuzz;

/** How long each fuzz test searches. It is a constant because annotations need constants. */
final class FuzzBudget {
  /** From the property {@code fuzz.duration} of the build. */
  static final String DURATION = "${fuzz.duration}";

  private FuzzBudget() {}
}
