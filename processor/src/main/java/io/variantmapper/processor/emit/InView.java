package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.variantmapper.processor.model.Property;

/** The code that writes and reads for some audiences only. */
final class InView {
  private InView() {}

  // in.isInView("server") || in.isInView("admin")
  static CodeBlock of(Property property, String stream) {
    return property.rules().views().stream()
        .map(view -> CodeBlock.of("$N.isInView($S)", stream, view.name()))
        .collect(CodeBlock.joining(" || "));
  }

  // (out.isInView("server") || out.isInView("admin")) && label != null
  static CodeBlock and(Property property, CodeBlock condition) {
    String format = property.rules().views().size() == 1 ? "$L && $L" : "($L) && $L";
    return property.hasViews() ? CodeBlock.of(format, of(property, "out"), condition) : condition;
  }

  /** What writes an element, which has its place for all. */
  // if (out.isInView("server")) {
  //   out.writeString(value.hash());
  // } else {
  //   out.writeNil();
  // }
  static CodeBlock write(Property property, CodeBlock write) {
    return property.hasViews() ? choose(property, "out", write, "writeNil") : write;
  }

  /** What reads a value, or passes it. */
  // if (in.isInView("server")) {
  //   hash = in.readString();
  // } else {
  //   in.skip();
  // }
  static CodeBlock take(Property property, ReadMethod.Building building) {
    CodeBlock take = building.take(property);
    return property.hasViews() ? choose(property, "in", take, "skip") : take;
  }

  private static CodeBlock choose(
      Property property, String stream, CodeBlock inView, String elsewhere) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", of(property, stream))
        .add(inView)
        .nextControlFlow("else")
        .addStatement("$N.$N()", stream, elsewhere)
        .endControlFlow()
        .build();
  }
}
