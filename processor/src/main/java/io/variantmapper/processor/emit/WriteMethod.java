package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import java.util.List;

/** The method that writes one object. */
final class WriteMethod {
  private final MappedType type;
  private final boolean isDictionary;
  private final List<Property> omitted;
  private final WriteCode values;
  private final NameAllocator locals;

  WriteMethod(MappedType type, Members members) {
    this.type = type;
    isDictionary = type.declaration().shape() == Shape.DICTIONARY;
    omitted = type.properties().stream().filter(this::isOmitted).toList();
    values = new WriteCode(members);
    locals = members.locals("out", "value", "count");
    type.properties().forEach(property -> locals.newName(property.name(), property));
  }

  /** Only a Dictionary can lack an entry, and only a reference can be absent. */
  private boolean isOmitted(Property property) {
    return isDictionary
        && property.rules().omitted()
        && !property.mapping().type().isPrimitive();
  }

  // if (value == null) {
  //   out.writeNil();
  //   return;
  // }
  // out.beginDictionary(2);
  // …
  // out.endDictionary();
  MethodSpec emit(MethodSpec.Builder method) {
    String container = isDictionary ? "Dictionary" : "Array";
    method
        .beginControlFlow("if (value == null)")
        .addStatement("out.writeNil()")
        .addStatement("return")
        .endControlFlow()
        .addCode(count())
        .addStatement("out.begin$L($L)", container, countName());
    for (int i = 0; i < type.properties().size(); i++) {
      method.addCode(property(type.properties().get(i), i));
    }
    return method.addStatement("out.end$L()", container).build();
  }

  private String countName() {
    return omitted.isEmpty() ? String.valueOf(type.properties().size()) : "count";
  }

  // String label = value.label();
  // int count = 3;
  // if (label != null) {
  //   count++;
  // }
  private CodeBlock count() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (omitted.isEmpty()) {
      return code.build();
    }
    omitted.forEach(property -> code.add(declareLocal(property)));
    code.addStatement("int count = $L", type.properties().size() - omitted.size());
    for (Property property : omitted) {
      code.beginControlFlow("if ($L)", WriteCode.isPresent(property.mapping(), local(property)))
          .addStatement("count++")
          .endControlFlow();
    }
    return code.build();
  }

  private CodeBlock property(Property property, int index) {
    if (isOmitted(property)) {
      return ifPresent(property, index);
    }
    CodeBlock key = isDictionary ? key(index) : CodeBlock.of("");
    return WriteCode.takesNull(property.mapping())
        ? join(key, values.write(property.mapping(), get(property)))
        : join(key, declareLocal(property), values.write(property.mapping(), local(property)));
  }

  // if (label != null) {
  //   out.writeKey(KEYS, 3);
  //   out.writeString(label);
  // }
  private CodeBlock ifPresent(Property property, int index) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", WriteCode.isPresent(property.mapping(), local(property)))
        .add(key(index))
        .add(values.writePresent(property.mapping(), local(property)))
        .endControlFlow()
        .build();
  }

  // out.writeKey(KEYS, 3);
  private static CodeBlock key(int index) {
    return CodeBlock.builder()
        .addStatement("out.writeKey($N, $L)", Members.KEYS, index)
        .build();
  }

  // String label = value.label();
  private CodeBlock declareLocal(Property property) {
    return CodeBlock.builder()
        .addStatement("$T $L = $L", property.mapping().type(), local(property), get(property))
        .build();
  }

  private CodeBlock local(Property property) {
    return CodeBlock.of("$N", locals.get(property));
  }

  // value.getLabel()
  private static CodeBlock get(Property property) {
    Access getter = property.getter();
    return CodeBlock.of(
        getter.kind() == Access.Kind.METHOD ? "value.$N()" : "value.$N", getter.member());
  }

  private static CodeBlock join(CodeBlock... parts) {
    return CodeBlock.join(List.of(parts), "");
  }
}
