package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The parts of what writes an object of many fields, each in a method of its own.
 *
 * <p>C2 inlines no more than 8,000 bytes of code into a method ({@code DesiredMethodLimit}), which
 * some seventy ints take; for each value behind them the method makes a call. A part has too much
 * code to be inlined itself.
 */
final class WriteParts {
  /** With how many fields a part ends, and a type has one at all. */
  private static final int FIELDS = 32;

  /** A last part of fewer fields would be no gain; the part before takes them. */
  private static final int FEWEST = FIELDS / 2;

  private final Members members;
  private final TypeName type;
  private final List<MethodSpec> methods = new ArrayList<>();

  WriteParts(Members members, TypeName type) {
    this.members = members;
    this.type = type;
  }

  /** What writes {@code runs}, all of a type; {@code write} tells how each is written. */
  // writeLevelRun(out, value);
  // writeGuildRun(out, value);
  Code of(List<Run> runs, Function<Run, Code> write) {
    List<List<Run>> parts = divide(runs);
    return parts.stream()
        .map(part -> {
          Code body = part.stream().map(write).collect(Code.joining(""));
          return parts.size() == 1 ? body : method(part.get(0), body);
        })
        .collect(Code.joining(""));
  }

  /** Whether these runs are written by more than one method. */
  static boolean areSeveral(List<Run> runs) {
    return !runs.isEmpty() && divide(runs).size() > 1;
  }

  private static List<List<Run>> divide(List<Run> runs) {
    int all = runs.get(runs.size() - 1).end();
    List<List<Run>> parts = new ArrayList<>();
    int begin = 0;
    for (int i = 0; i < runs.size(); i++) {
      int end = runs.get(i).end();
      if (end - runs.get(begin).first() >= FIELDS && all - end >= FEWEST) {
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
    methods.add(Code.builder()
        .add(body)
        .bodyOf(MethodSpec.methodBuilder(name)
            .addModifiers(members.modifiers())
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(type, "value")));
    return Code.statement("$N(out, value)", name);
  }

  /** The methods of the parts; none for a type of fewer fields. */
  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }
}
