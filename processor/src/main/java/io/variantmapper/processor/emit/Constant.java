package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;

/** A constant of a serializer. */
final class Constant {
  private Constant() {}

  // private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp");
  static FieldSpec of(TypeName type, String name, Code value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value.block())
        .build();
  }
}
