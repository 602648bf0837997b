package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeSpec;

/** Adds the methods and nested classes that write and read parts of values. */
final class MemberMethods {
  private MemberMethods() {}

  static void addTo(TypeSpec.Builder generated, GeneratedMembers members) {
    GenericMembers generics = members.generics();
    generated
        .addMethods(members.valueMethods())
        .addMethods(generics.captures())
        .addMethods(members.lookups());
    String builder = Names.take(members.locals(), "builder");
    for (EnumField field : members.enumSerializers()) {
      field.emitMethod(builder).ifPresent(generated::addMethod);
    }
    generics.addTo(generated);
  }
}
