package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Emits the method that returns the expected size of one object. The method adds up the sizes of
 * the runs and of the values outside of them. A value of unknown size counts as {@code
 * ExpectedSize.UNKNOWN}.
 */
final class SizeMethod {
  private static final Code DEPTH_COMMENT = Code.of(
      "// Nested values get less depth, so that a cycle ends and few values are counted.\n");

  private final MappedType type;
  private final GeneratedMembers members;
  private final Runs runs;
  private final int nested;
  private final String depth;

  SizeMethod(SerializerPlan plan) {
    type = plan.type();
    members = plan.members();
    runs = plan.runs();
    nested = countNested();
    // The more nested values an object has, the less of the remaining depth each value gets.
    depth = "depth - " + Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(nested));
  }

  /**
   * Returns the method, and the methods that it calls for parts of a long sum. The list is empty if
   * the type does not have entries or has flattened fields, or if its packets may lack entries or
   * contain extra entries.
   */
  List<MethodSpec> emit(SerializerSkeleton skeleton) {
    if (!runs.haveAllFields() || !type.flattened().isEmpty()) {
      return List.of();
    }
    if (runs.isFixed()) {
      // return ID_RUN.length();
      Code sum = Code.statement("return $L", sum(terms()));
      return List.of(sum.bodyOf(SerializerSkeleton.fixedSize()));
    }
    List<MethodSpec> parts = new ArrayList<>();
    Code sum = shortened(terms(), parts);
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(expectedSize(sum).bodyOf(skeleton.expectedSize()));
    methods.addAll(parts);
    return methods;
  }

  private static Code sum(List<Code> terms) {
    return Code.join(terms, "\n+ ");
  }

  /**
   * Returns the sum of the terms. If there are too many of them, methods return the sums of parts
   * of the terms.
   */
  // sizeOfFields(value, depth)
  //     + sizeOfFields_(value, depth)
  private Code shortened(List<Code> terms, List<MethodSpec> parts) {
    if (terms.size() <= Code.MAX_IN_CHAIN) {
      return sum(terms);
    }
    List<Code> calls = new ArrayList<>();
    for (int i = 0; i < terms.size(); i += Code.MAX_IN_CHAIN) {
      List<Code> part = terms.subList(i, Math.min(terms.size(), i + Code.MAX_IN_CHAIN));
      MethodSpec method = Code.statement("return $L", sum(part)).bodyOf(sizeOfFields());
      parts.add(method);
      calls.add(Code.of("$N(value, depth)", method.name()));
    }
    return sum(calls);
  }

  // private static long sizeOfFields(Player value, int depth) {
  private MethodSpec.Builder sizeOfFields() {
    return MethodSpec.methodBuilder(members.method("sizeOfFields"))
        .addModifiers(members.modifiers())
        .returns(TypeName.LONG)
        .addParameter(type.declaration().type(), "value")
        .addParameter(TypeName.INT, "depth");
  }

  private static Code length(Run run) {
    return Code.of("$N.length()", run.name());
  }

  private Code expectedSize(Code sum) {
    return Code.lines("""
        if (value == null || depth <= 0) {
          return ${ExpectedSize}.NIL;
        }
        $L
        return $L;
        """, nested > 0 ? DEPTH_COMMENT : Code.NONE, sum);
  }

  // ID_RUN.length()      (or KEYS.length())
  // ExpectedSize.ofText(value.name())
  // ITEMS_RUN.length()
  // ExpectedSize.ofArray(value.items(), ItemVariantSerializer.INSTANCE, depth - 1)
  private List<Code> terms() {
    List<Code> terms = new ArrayList<>();
    if (runs.all().isEmpty()) {
      terms.add(Code.of("$N.length()", members.keys()));
      for (Run.Part part : runs.parts()) {
        terms.add(size(part));
      }
    }
    for (Run run : runs.all()) {
      terms.add(length(run));
      for (Run.Part part : run.parts()) {
        if (!part.isInside()) {
          terms.add(size(part));
        }
      }
    }
    return terms;
  }

  private int countNested() {
    int count = 0;
    for (Run.Part part : runs.parts()) {
      Optional<Field> field = part.entry().asField();
      if (!part.isInside()
          && field.isPresent()
          && isGetterCalled(field.get())
          && members.code(field.get().mapping()).looksInto()) {
        count++;
      }
    }
    return count;
  }

  /**
   * Returns whether the generated method calls the getter of a field. If the field has views, the
   * getter must only be called in these views, but the method does not know the view of the packet.
   */
  private static boolean isGetterCalled(Field field) {
    return field.isWritten() && !field.presence().hasViews();
  }

  private Code size(Run.Part part) {
    Optional<Field> field = part.entry().asField();
    return field.isPresent() && field.get().isWritten()
        ? size(part, field.get())
        : Code.of("${ExpectedSize}.NIL");
  }

  private Code size(Run.Part part, Field field) {
    if (!isGetterCalled(field)) {
      return ValueCode.UNKNOWN_SIZE;
    }
    Code value = ObjectCode.get("value", field);
    return part.hole().isPresent()
        ? Code.of("${ExpectedSize}.ofText($L)", value)
        : members.code(field.mapping()).size(value, depth);
  }
}
