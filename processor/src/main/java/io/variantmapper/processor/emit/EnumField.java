package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.EnumTable.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The constant that holds the serializer of an enum.
 *
 * @param name the name of the constant
 * @param method the name of the method that creates the serializer; empty if the constant's
 *     initializer does
 */
record EnumField(ClassName type, String name, Optional<String> method, EnumTable table) {
  /**
   * Returns whether there are too many values for one chain of calls. If so, a method creates the
   * serializer, with one statement for each call.
   */
  static boolean needsMethod(EnumTable table) {
    return table.texts().size() + table.numbers().size() > Code.MAX_IN_CHAIN;
  }

  // private static final EnumSerializer<Kind> KIND = EnumSerializer.of(Kind.values());
  FieldSpec emit() {
    return value().constant(of("EnumSerializer"), name);
  }

  private Code value() {
    if (method.isPresent()) {
      return Code.of("$N()", method.get());
    }
    return table.isPlain() ? Code.of("${EnumSerializer}.of($T.values())", type) : values();
  }

  private TypeName of(String generic) {
    return ParameterizedTypeName.get(RuntimeNames.named(generic), type);
  }

  // private static final EnumSerializer<Kind> KIND = EnumSerializer.builder(Kind.values())
  //     .value("SWORD", "sword")
  //     .fallback("OTHER")
  //     .build();
  private Code values() {
    Code.Builder code = Code.builder().add("$L$>$>", builder());
    for (Code call : calls()) {
      code.add("\n.$L", call);
    }
    return code.add("\n.build()$<$<").build();
  }

  /**
   * Returns the method that creates the serializer; empty if the constant's initializer does.
   *
   * @param local the name of the local variable in the method
   */
  Optional<MethodSpec> emitMethod(String local) {
    return method.map(called -> {
      Code.Builder calls = Code.builder();
      for (Code call : calls()) {
        calls.addStatement("$N.$L", local, call);
      }
      return Code.lines("""
              $T $N = $L;
              $L
              return $N.build();
              """, of("EnumSerializerBuilder"), local, builder(), calls.build(), local)
          .bodyOf(MethodSpec.methodBuilder(called)
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .returns(of("EnumSerializer")));
    });
  }

  private Code builder() {
    return Code.of("${EnumSerializer}.builder($T.values())", type);
  }

  private List<Code> calls() {
    List<Code> calls = new ArrayList<>();
    if (table.form() == Form.ORDINAL) {
      calls.add(Code.of("asOrdinals()"));
    } else if (table.form() == Form.NAME) {
      calls.add(Code.of("asNames()"));
    }
    table.texts().forEach((constant, text) -> calls.add(Code.of("value($S, $S)", constant, text)));
    table
        .numbers()
        .forEach((constant, n) -> calls.add(Code.of("value($S, $L)", constant, literal(n))));
    if (table.ignoresCase()) {
      calls.add(Code.of("ignoringCase()"));
    }
    table.fallback().ifPresent(constant -> calls.add(Code.of("fallback($S)", constant)));
    return calls;
  }

  private static String literal(long number) {
    return number == (int) number ? String.valueOf(number) : number + "L";
  }
}
