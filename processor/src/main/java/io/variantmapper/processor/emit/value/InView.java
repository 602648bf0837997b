package io.variantmapper.processor.emit.value;

import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.View;
import java.util.function.Predicate;

/** The code of one method that writes or reads for some audiences only. */
public final class InView {
  private final Members members;
  private final String stream;
  private final boolean isAskedOnce;

  /**
   * For a method.
   *
   * @param stream its writer or reader
   * @param isAskedOnce whether it {@linkplain #declare declares} a variable for each view
   */
  public InView(Members members, String stream, boolean isAskedOnce) {
    this.members = members;
    this.stream = stream;
    this.isAskedOnce = isAskedOnce;
  }

  /** The variables for the views of the fields that {@code isMet} holds for. */
  // boolean isForServer = in.format().isInView("server");
  public Code declare(MappedType type, Predicate<Property> isMet) {
    return type.wireFields().stream()
        .filter(property -> isAskedOnce && isMet.test(property))
        .flatMap(property -> property.presence().views().stream())
        .map(View::name)
        .distinct()
        .map(view -> Code.statement("boolean $N = $L", members.view(view), ask(view)))
        .collect(Code.joining(""));
  }

  private Code ask(String view) {
    return Code.of("$N.format().isInView($S)", stream, view);
  }

  // isForServer || isForAdmin
  public Code of(Property property) {
    return property.presence().views().stream()
        .map(View::name)
        .map(view -> isAskedOnce ? Code.of("$N", members.view(view)) : ask(view))
        .collect(Code.joining(" || "));
  }

  // (isForServer || isForAdmin) && label != null
  public Code and(Property property, Code condition) {
    String format = property.presence().views().size() == 1 ? "$L && $L" : "($L) && $L";
    return property.presence().hasViews() ? Code.of(format, of(property), condition) : condition;
  }

  // isForServer ? value.hash() : null
  public Code choose(Property property, Code value) {
    Code elsewhere = ReadCode.zero(property.mapping().type());
    return property.presence().hasViews()
        ? Code.of("$L ? $L : $L", of(property), value, elsewhere)
        : value;
  }

  /** What writes an element, which has its place for all. */
  // if (isForServer) {
  //   out.writeString(value.hash());
  // } else {
  //   out.writeNil();
  // }
  public Code write(Property property, Code write) {
    return orElse(property, write, "writeNil");
  }

  /** What reads a value, or passes it. */
  // if (isForServer) {
  //   hash = in.readString();
  // } else {
  //   in.skip();
  // }
  public Code take(Property property, Code take) {
    return orElse(property, take, "skip");
  }

  private Code orElse(Property property, Code inView, String elsewhere) {
    return property.presence().hasViews()
        ? Code.builder()
            .beginControlFlow("if ($L)", of(property))
            .add(inView)
            .nextControlFlow("else")
            .addStatement("$N.$N()", stream, elsewhere)
            .endControlFlow()
            .build()
        : inView;
  }
}
