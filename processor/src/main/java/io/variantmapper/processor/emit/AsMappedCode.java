package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;

/** Emits the code for fields with {@code @VariantField(as)} that names a mapped class. */
record AsMappedCode(Mapping.AsMapped mapping, GeneratedMembers members) implements ValueCode {
  private ValueCode implementation() {
    return members.code(mapping.value());
  }

  @Override
  public void declare() {
    members.declare("write", mapping);
  }

  @Override
  public String words() {
    return Names.words(JavaTypes.raw(mapping.type())) + "As" + implementation().words();
  }

  // writeShapeAsCircle(out, value.area());
  @Override
  public Code write(Code value) {
    return Code.statement("$N(out, $L)", members.name("write", mapping), value);
  }

  @Override
  public Code read() {
    return implementation().read();
  }

  /**
   * Returns the method that writes a value of the declared type with the serializer of the mapped
   * class.
   */
  @Override
  public MethodSpec method(String verb) {
    Mapping.Mapped written = mapping.value();
    String local =
        Names.take(members.locals("out", "value"), Names.variable(written.raw().simpleName()));
    return Code.lines(
            """
            if (value == null) {
              out.writeNil();
            } else if (value instanceof $T $N) {
              $L
            } else {
              throw new $T(value.getClass().getName()$W+ $S$W+ $S);
            }
            """,
            written.type(),
            local,
            implementation().write(Code.of("$N", local)),
            IllegalArgumentException.class,
            " is not a " + written.raw().canonicalName()
                + ", the class in the field's @VariantField(as).",
            " Write an object of that class, or map the declared type by its subtypes.")
        .bodyOf(MethodSpec.methodBuilder(members.name(verb, mapping))
            .addModifiers(members.modifiers())
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(mapping.type(), "value"));
  }
}
