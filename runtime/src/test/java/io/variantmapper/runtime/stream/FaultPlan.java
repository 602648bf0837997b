package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Makes chosen steps of a save fail. The classes that {@link FaultyStreamClasses} loads call this
 * class at each allocation and at each use of the disk that may fail.
 */
public final class FaultPlan {
  private static Set<Integer> failing = Set.of();
  private static final List<String> STEPS = new ArrayList<>();

  private FaultPlan() {}

  /** Starts counting steps, and makes the steps with these indices fail. */
  static void begin(Set<Integer> indices) {
    failing = indices;
    STEPS.clear();
  }

  /** Stops counting, and returns the steps that were reached. */
  static List<String> end() {
    failing = Set.of();
    return List.copyOf(STEPS);
  }

  private static boolean fails(String step) {
    STEPS.add(step);
    return failing.contains(STEPS.size() - 1);
  }

  /** Counts a step that needs memory, and throws if the step must fail. */
  public static void allocate(String step) {
    if (fails(step)) {
      throw new OutOfMemoryError(step);
    }
  }

  /** Counts a step that uses the disk, and throws if the step must fail. */
  public static void call(String step) throws IOException {
    if (fails(step)) {
      throw new IOException(step);
    }
  }

  /** Replaces {@link File#delete}. */
  public static boolean delete(File file) {
    return !fails("delete") && file.delete();
  }

  /** Replaces {@link File#renameTo}. */
  public static boolean renameTo(File file, File target) {
    return !fails("renameTo") && file.renameTo(target);
  }
}
