package io.variantmapper.it.fuzz;

/** How long each fuzz test searches. It is a constant because annotations need constants. */
final class FuzzBudget {
  /** The value of the build's property {@code fuzz.duration}. */
  static final String DURATION = "${fuzz.duration}";

  private FuzzBudget() {}
}
