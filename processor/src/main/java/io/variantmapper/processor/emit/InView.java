package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.View;
import java.util.function.Predicate;

/** The code of one method that writes or reads for some audiences only. */
final class InView {
  private final Members members;
  private final String stream;
  private final boolean isAskedOnce;

  /**
   * For a method.
   *
   * @param stream its writer or reader
   * @param isAskedOnce whether it {@linkplain #declare declares} a variable for each view
   */
  InView(Members members, String stream, boolean isAskedOnce) {
    this.members = members;
    this.stream = stream;
    this.isAskedOnce = isAskedOnce;
  }

  /** The variables for the views of the fields that {@code isMet} holds for. */
  // boolean isForServer = in.format().isInView("server");
  Code declare(MappedType type, Predicate<Field> isMet) {
    return type.wireFields().stream()
        .filter(field -> isAskedOnce && isMet.test(field))
        .flatMap(field -> field.presence().views().stream())
        .map(View::name)
        .distinct()
        .map(view -> Code.statement("boolean $N = $L", members.view(view), ask(view)))
        .collect(Code.joining(""));
  }

  private Code ask(String view) {
    return Code.of("$N.format().isInView($S)", stream, view);
  }

  // isForServer || isForAdmin
  Code of(Field field) {
    return field.presence().views().stream()
        .map(View::name)
        .map(view -> isAskedOnce ? Code.of("$N", members.view(view)) : ask(view))
        .collect(Code.joining(" || "));
  }

  // (isForServer || isForAdmin) && label != null
  Code and(Field field, Code condition) {
    String format = field.presence().views().size() == 1 ? "$L && $L" : "($L) && $L";
    return field.presence().hasViews() ? Code.of(format, of(field), condition) : condition;
  }

  // isForServer ? value.hash() : null
  Code choose(Field field, Code value) {
    Code elsewhere = ReadCode.zero(field.mapping().type());
    return field.presence().hasViews()
        ? Code.of("$L ? $L : $L", of(field), value, elsewhere)
        : value;
  }

  /** What writes an element, which has its place for all. */
  // if (isForServer) {
  //   out.writeString(value.hash());
  // } else {
  //   out.writeNil();
  // }
  Code write(Field field, Code write) {
    return orElse(field, write, "writeNil");
  }

  /** What reads a value, or passes it. */
  // if (isForServer) {
  //   hash = in.readString();
  // } else {
  //   in.skip();
  // }
  Code take(Field field, Code take) {
    return orElse(field, take, "skip");
  }

  private Code orElse(Field field, Code inView, String elsewhere) {
    return field.presence().hasViews()
        ? Code.builder()
            .beginControlFlow("if ($L)", of(field))
            .add(inView)
            .nextControlFlow("else")
            .addStatement("$N.$N()", stream, elsewhere)
            .endControlFlow()
            .build()
        : inView;
  }
}
