package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the method that returns the expected size of one object. The method adds up the sizes of
 * the runs and of the values outside of them. A value of unknown size counts as {@code
 * ExpectedSize.UNKNOWN}.
 */
final class SizeMethod {
  private static final Code DEPTH_COMMENT = Code.of(
      "// Nested values get less depth, so that a cycle ends and few values are counted.\n");

  private final MappedType type;
  private final Runs runs;
  private final String keys;
  private final int nested;
  private final SizeCode sizes;

  SizeMethod(SerializerPlan plan) {
    type = plan.type();
    runs = plan.runs();
    keys = plan.keys();
    nested = countNested();
    sizes = new SizeCode(plan.members(), nested);
  }

  /**
   * Returns the method. The list is empty if the type does not have entries or has flattened
   * fields, or if its packets may lack entries or contain extra entries.
   */
  List<MethodSpec> emit(SerializerSkeleton skeleton) {
    if (!runs.haveAllFields() || type.properties().stream().anyMatch(Flattened.class::isInstance)) {
      return List.of();
    }
    return List.of(
        runs.isFixed()
            ? fixedSize().bodyOf(SerializerSkeleton.fixedSize())
            : expectedSize().bodyOf(skeleton.expectedSize()));
  }

  // return ID_RUN.length();
  private Code fixedSize() {
    return Code.statement(
        "return $L", runs.all().stream().map(SizeMethod::length).collect(Code.joining("\n+ ")));
  }

  private static Code length(Run run) {
    return Code.of("$N.length()", run.name());
  }

  // if (value == null || depth <= 0) {
  //   return ExpectedSize.NIL;
  // }
  // // Nested values get less depth, so that a cycle ends and few values are counted.
  // return ID_RUN.length()      (or KEYS.length())
  //     + ExpectedSize.ofText(value.name())
  //     + ITEMS_RUN.length()
  //     + ExpectedSize.ofArray(value.items(), ItemVariantSerializer.INSTANCE, depth - 1);
  private Code expectedSize() {
    List<Code> terms = new ArrayList<>();
    if (runs.all().isEmpty()) {
      terms.add(Code.of("$N.length()", keys));
      runs.parts().stream().map(this::size).forEach(terms::add);
    }
    for (Run run : runs.all()) {
      terms.add(length(run));
      run.parts().stream().filter(part -> !part.isInside()).map(this::size).forEach(terms::add);
    }
    return Code.lines("""
        if (value == null || depth <= 0) {
          return ${ExpectedSize}.NIL;
        }
        $L
        return $L;
        """, nested > 0 ? DEPTH_COMMENT : Code.NONE, Code.join(terms, "\n+ "));
  }

  private int countNested() {
    return (int) runs.parts().stream()
        .filter(part -> !part.isInside()
            && part.entry() instanceof Field field
            && isGetterCalled(field)
            && SizeCode.looksInto(field.mapping()))
        .count();
  }

  /**
   * Returns whether the generated method calls the getter of a field. If the field has views, the
   * getter must only be called in these views, but the method does not know the view of the packet.
   */
  private static boolean isGetterCalled(Field field) {
    return field.isWritten() && !field.presence().hasViews();
  }

  private Code size(Run.Part part) {
    if (!(part.entry() instanceof Field field) || !field.isWritten()) {
      return Code.of("${ExpectedSize}.NIL");
    } else if (!isGetterCalled(field)) {
      return SizeCode.unknown();
    }
    Code value = ObjectCode.get("value", field);
    return part.hole().isPresent() ? SizeCode.ofText(value) : sizes.of(field.mapping(), value);
  }
}
