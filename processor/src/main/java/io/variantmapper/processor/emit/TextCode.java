package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.TextForm;

/** Emits the code for values that are written as texts. */
record TextCode(Mapping.Text mapping, GeneratedMembers members) implements ValueCode {
  @Override
  public boolean takesNull() {
    return false;
  }

  // out.writeString(value.since().toString());
  // out.writeString(TimeNumber.withSeconds(value.opening()));
  // out.writeStringName(new StringName(action));
  // out.writeNodePath(NodePath.parse(target));
  @Override
  public Code write(Code value) {
    boolean string = mapping.type().equals(ClassName.get(String.class));
    Code text = string ? value : Code.of("$L.$N()", value, mapping.print());
    if (mapping.hasTimeOfDay()) {
      text = Code.of("${TimeNumber}.withSeconds($L)", value);
    }
    return switch (mapping.form()) {
      case STRING -> Code.statement("out.writeString($L)", text);
      case STRING_NAME -> Code.statement("out.writeStringName(new ${StringName}($L))", text);
      case NODE_PATH -> Code.statement("out.writeNodePath(${NodePath}.parse($L))", text);
    };
  }

  // in.readString()
  // FieldReader.readPath(in)
  // Instant.parse(in.readString())
  @Override
  public Code read() {
    Code text = mapping.form() == TextForm.NODE_PATH
        ? Code.of("${FieldReader}.readPath(in)")
        : Code.of("in.readString()");
    return mapping.parse().isEmpty()
        ? text
        : Code.of("$T.$N($L)", mapping.parser(), mapping.parse(), text);
  }

  @Override
  public boolean isPlain() {
    return true;
  }
}
