package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import java.util.ArrayList;
import java.util.List;

/**
 * The method that tells how many bytes one object will take: those of its runs, and those of each
 * value between them as far as they can be told.
 */
final class SizeMethod {
  private static final String DEPTH_COMMENT =
      "// Nested values get less depth, so that a cycle ends and few values are counted.\n";

  private final MappedType type;
  private final Runs runs;
  private final String keys;
  private final int nested;
  private final SizeCode sizes;

  SizeMethod(MappedType type, Members members, Runs runs) {
    this.type = type;
    this.runs = runs;
    keys = members.keys();
    nested = countNested();
    sizes = new SizeCode(members, nested);
  }

  /** The method; none for a type whose packets differ in their fields. */
  List<MethodSpec> emit(SerializerSkeleton skeleton) {
    if (!runs.haveAllFields() || type.properties().stream().anyMatch(Flattened.class::isInstance)) {
      return List.of();
    }
    return List.of(runs.isFixed() ? fixedSize() : expectedSize(skeleton.expectedSizeBuilder()));
  }

  // return ID_RUN.length();
  private MethodSpec fixedSize() {
    Code sum = runs.all().stream().map(SizeMethod::length).collect(Code.joining("\n+ "));
    return Code.builder()
        .addStatement("return $L", sum)
        .bodyOf(SerializerSkeleton.fixedSizeBuilder());
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
  private MethodSpec expectedSize(MethodSpec.Builder method) {
    List<Code> terms = new ArrayList<>();
    if (runs.all().isEmpty()) {
      terms.add(Code.of("$N.length()", keys));
      runs.parts().map(this::size).forEach(terms::add);
    }
    for (Run run : runs.all()) {
      terms.add(length(run));
      run.parts().stream().filter(part -> !part.isInside()).map(this::size).forEach(terms::add);
    }
    return Code.builder()
        .beginControlFlow("if (value == null || depth <= 0)")
        .addStatement("return $T.NIL", RuntimeNames.EXPECTED_SIZE)
        .endControlFlow()
        .add(nested > 0 ? DEPTH_COMMENT : "")
        .addStatement("return $L", Code.join(terms, "\n+ "))
        .bodyOf(method);
  }

  private int countNested() {
    return (int) runs.parts()
        .filter(part -> !part.isInside()
            && part.entry() instanceof Field field
            && isAsked(field)
            && SizeCode.looksInto(field.mapping()))
        .count();
  }

  /** Nobody knows the view here, and outside it an accessor is not to be called. */
  private static boolean isAsked(Field field) {
    return field.isWritten() && !field.presence().hasViews();
  }

  private Code size(Run.Part part) {
    if (!(part.entry() instanceof Field field) || !field.isWritten()) {
      return Code.of("$T.NIL", RuntimeNames.EXPECTED_SIZE);
    } else if (!isAsked(field)) {
      return SizeCode.unknown();
    }
    Code value = ObjectCode.get("value", field);
    return part.hole().isPresent() ? SizeCode.ofText(value) : sizes.of(field.mapping(), value);
  }
}
