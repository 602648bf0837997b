package io.variantmapper.processor.validate;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a mistyped one was probably meant to be. */
final class NearestName {
  private NearestName() {}

  /**
   * The candidate that differs in the fewest letters, if these are at most a third of it; capitals
   * don't matter.
   */
  static Optional<String> to(String name, List<String> candidates) {
    return candidates.stream()
        .filter(
            candidate -> distance(lower(name), lower(candidate)) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(candidate -> distance(lower(name), lower(candidate))));
  }

  /** The question for it, to stand behind a sentence; empty if there is none. */
  static String guess(String name, List<String> candidates) {
    return to(name, candidates)
        .filter(nearest -> !nearest.equals(name))
        .map(nearest -> " Did you mean " + nearest + "?")
        .orElse("");
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Levenshtein's distance: letters to insert, delete or replace. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
