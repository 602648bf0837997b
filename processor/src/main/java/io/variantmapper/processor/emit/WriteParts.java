package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Divides the code that writes an object with many fields into methods.
 *
 * <p>C2 stops inlining into a method that has become too large ({@code DesiredMethodLimit}, {@code
 * NodeCountInliningCutoff}). A method that writes about forty ints reaches these limits, and then
 * each further value costs a call. So each part must be too long to be inlined itself: the code for
 * 30 ints is longer than {@code FreqInlineSize}, which is 325 bytes.
 */
final class WriteParts {
  /** The minimum number of fields in a part. */
  private static final int MIN_FIELDS = 30;

  /**
   * The minimum number of fields in the last part. If fewer remain, the previous part contains
   * them.
   */
  private static final int MIN_LAST_FIELDS = 16;

  private final SerializerPlan plan;

  /** A list of runs for each method that writes runs; only one list if the type is not divided. */
  private final List<List<Run>> parts;

  private final List<MethodSpec> methods = new ArrayList<>();

  WriteParts(SerializerPlan plan) {
    this.plan = plan;
    List<Run> runs = plan.runs().all();
    // The methods of the parts get only the object, not the local variables of their caller. So a
    // type is not divided if its code needs such variables.
    parts = plan.runs().isComplete() && plan.type().flattened().isEmpty()
        ? divide(runs)
        : List.of(runs);
  }

  boolean areSeveral() {
    return parts.size() > 1;
  }

  /**
   * Generates a method for each part, and returns the code that calls these methods. {@code write}
   * returns the code for one run.
   */
  // writeLevelRun(out, value);
  // writeGuildRun(out, value);
  Code calls(Function<Run, Code> write) {
    return parts.stream()
        .map(part -> method(part.get(0), part.stream().map(write).collect(Code.joining(""))))
        .collect(Code.joining(""));
  }

  private static List<List<Run>> divide(List<Run> runs) {
    int all = runs.get(runs.size() - 1).end();
    List<List<Run>> parts = new ArrayList<>();
    int begin = 0;
    for (int i = 0; i < runs.size(); i++) {
      int end = runs.get(i).end();
      if (end - runs.get(begin).first() >= MIN_FIELDS && all - end >= MIN_LAST_FIELDS) {
        parts.add(runs.subList(begin, i + 1));
        begin = i + 1;
      }
    }
    parts.add(runs.subList(begin, runs.size()));
    return parts;
  }

  // private static void writeLevelRun(VariantWriter out, Player value) {
  private Code method(Run first, Code body) {
    String name = "write" + first.methods();
    methods.add(body.bodyOf(MethodSpec.methodBuilder(name)
        .addModifiers(plan.members().modifiers())
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(plan.type().declaration().type(), "value")));
    return Code.statement("$N(out, value)", name);
  }

  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }
}
