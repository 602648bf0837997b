package io.variantmapper.processor.emit.value;

import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.model.Property;

/** The code that writes and reads for some audiences only. */
public final class InView {
  private InView() {}

  // in.format().isInView("server") || in.format().isInView("admin")
  public static Code of(Property property, String stream) {
    return property.presence().views().stream()
        .map(view -> Code.of("$N.format().isInView($S)", stream, view.name()))
        .collect(Code.joining(" || "));
  }

  // (out.format().isInView("server") || out.format().isInView("admin")) && label != null
  public static Code and(Property property, Code condition) {
    String format = property.presence().views().size() == 1 ? "$L && $L" : "($L) && $L";
    return property.presence().hasViews()
        ? Code.of(format, of(property, "out"), condition)
        : condition;
  }

  // out.format().isInView("server") ? value.hash() : null
  public static Code choose(Property property, Code value) {
    Code elsewhere = ReadCode.zero(property.mapping().type());
    return property.presence().hasViews()
        ? Code.of("$L ? $L : $L", of(property, "out"), value, elsewhere)
        : value;
  }

  /** What writes an element, which has its place for all. */
  // if (out.format().isInView("server")) {
  //   out.writeString(value.hash());
  // } else {
  //   out.writeNil();
  // }
  public static Code write(Property property, Code write) {
    return property.presence().hasViews() ? choose(property, "out", write, "writeNil") : write;
  }

  /** What reads a value, or passes it. */
  // if (in.format().isInView("server")) {
  //   hash = in.readString();
  // } else {
  //   in.skip();
  // }
  public static Code take(Property property, Code take) {
    return property.presence().hasViews() ? choose(property, "in", take, "skip") : take;
  }

  private static Code choose(Property property, String stream, Code inView, String elsewhere) {
    return Code.builder()
        .beginControlFlow("if ($L)", of(property, stream))
        .add(inView)
        .nextControlFlow("else")
        .addStatement("$N.$N()", stream, elsewhere)
        .endControlFlow()
        .build();
  }
}
