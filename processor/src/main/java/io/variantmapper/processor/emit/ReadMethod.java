package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;

/** The method that reads one object: its head, its loop over the fields, and its end. */
final class ReadMethod {
  private final List<Property> properties;
  private final Building building;

  ReadMethod(MappedType type, Members members) {
    properties = type.properties();
    Creator creator = (Creator) type.creation();
    // An object that can be made first is filled while reading. Otherwise all waits in variables.
    building = creator.parameters().isEmpty()
        ? new BuildingFirst(type, members)
        : new BuildingLast(type, members);
  }

  /** How the object comes about. */
  interface Building {
    /** What stands before the loop. */
    CodeBlock begin();

    /** What reads the value of one property, at its key. */
    CodeBlock take(Property property);

    /** What checks that all is there. */
    CodeBlock check();

    /** What returns the object. */
    CodeBlock end();
  }

  // …
  // int count = in.beginFields();
  // for (int i = 0; i < count; i++) {
  //   …
  // }
  // …
  // in.endFields();
  // return …
  MethodSpec emit(MethodSpec.Builder method) {
    return method
        .addCode(building.begin())
        .addStatement("int count = in.beginFields()")
        .beginControlFlow("for (int i = 0; i < count; i++)")
        .addCode(fields())
        .endControlFlow()
        .addCode(building.check())
        .addStatement("in.endFields()")
        .addCode(building.end())
        .build();
  }

  // switch (in.nextField(KEYS, i)) {
  //   case 0 -> name = in.readString();
  //   …
  //   default -> in.skip();
  // }
  private CodeBlock fields() {
    CodeBlock.Builder code =
        CodeBlock.builder().beginControlFlow("switch (in.nextField($N, i))", Members.KEYS);
    for (int i = 0; i < properties.size(); i++) {
      code.add("case $L -> ", i).add(building.take(properties.get(i)));
    }
    return code.addStatement("default -> in.skip()").endControlFlow().build();
  }

  /** Several statements as the body of a case. */
  static CodeBlock block(CodeBlock... statements) {
    CodeBlock.Builder code = CodeBlock.builder().add("{\n$>");
    List.of(statements).forEach(code::add);
    return code.add("$<}\n").build();
  }
}
