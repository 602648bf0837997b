package io.variantmapper.processor.emit.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.EnumTable.Form;
import javax.lang.model.element.Modifier;

/**
 * The constant that holds the serializer of an enum.
 *
 * @param name of the constant
 */
public record EnumField(ClassName type, String name, EnumTable table) {
  public FieldSpec emit() {
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeNames.ENUM_SERIALIZER, type),
            name,
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer((table.isPlain() ? names() : values()).block())
        .build();
  }

  // private static final EnumSerializer<Kind> KIND = EnumSerializer.of(Kind.values());
  private Code names() {
    return Code.of("$T.of($T.values())", RuntimeNames.ENUM_SERIALIZER, type);
  }

  // private static final EnumSerializer<Kind> KIND = EnumSerializer.builder(Kind.values())
  //     .value("SWORD", "sword")
  //     .fallback("OTHER")
  //     .build();
  private Code values() {
    Code.Builder code =
        Code.builder().add("$T.builder($T.values())$>$>", RuntimeNames.ENUM_SERIALIZER, type);
    if (table.form() == Form.ORDINAL) {
      code.add("\n.asOrdinals()");
    } else if (table.form() == Form.NAME) {
      code.add("\n.asNames()");
    }
    table.texts().forEach((constant, text) -> code.add("\n.value($S, $S)", constant, text));
    table.numbers().forEach((constant, n) -> code.add("\n.value($S, $L)", constant, literal(n)));
    table.fallback().ifPresent(constant -> code.add("\n.fallback($S)", constant));
    return code.add("\n.build()$<$<").build();
  }

  private static String literal(long number) {
    return number == (int) number ? String.valueOf(number) : number + "L";
  }
}
