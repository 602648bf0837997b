package io.variantmapper.processor.validate;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that the user probably mistyped. */
final class NearestName {
  private NearestName() {}

  /**
   * Returns the candidate that can be turned into the name with the fewest edits. The result is
   * empty if this takes more than one edit for every three letters of the name. One edit is always
   * allowed, even if the name has fewer than three letters. Case is ignored.
   */
  static Optional<String> to(String name, List<String> candidates) {
    return candidates.stream()
        .filter(candidate -> edits(name, candidate) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(candidate -> edits(name, candidate)));
  }

  /** Returns a question to append to a sentence; an empty String if no other name is similar. */
  static String guess(String name, List<String> candidates) {
    return to(name, candidates)
        .filter(nearest -> !nearest.equals(name))
        .map(nearest -> " Did you mean " + nearest + "?")
        .orElse("");
  }

  /**
   * Returns the number of edits that turn one name into the other: letters to insert, delete or
   * replace, and pairs of neighboring letters to swap. This number is the <a
   * href="https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance">optimal string
   * alignment distance</a>.
   */
  private static int edits(String name, String candidate) {
    String from = name.toLowerCase(Locale.ROOT);
    String to = candidate.toLowerCase(Locale.ROOT);
    int[][] edits = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          edits[i][j] = i + j;
          continue;
        }
        int replaced = edits[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        edits[i][j] = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
        }
      }
    }
    return edits[from.length()][to.length()];
  }
}
