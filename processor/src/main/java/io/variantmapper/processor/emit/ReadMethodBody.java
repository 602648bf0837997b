package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A method that reads values and creates an object from them. Local variables hold the values. If
 * there are very many values, fields of a nested class hold them instead, and the {@link ReadParts
 * parts} share these fields.
 *
 * <p>Before JDK 26, HotSpot's optimizing compiler, C2, does not compile some methods (JDK-8325467):
 * methods with a call that passes more arguments than fit into C2's registers and stack slots, and
 * methods into which such a call is inlined. Only C1 compiles these methods, so they are several
 * times slower. Therefore, the nested class has one method that reads the values, and another
 * method that makes the call. Without the nested class, the method that reads the values would
 * have to call the other method, and C2 would inline that small method.
 *
 * @param reading the code that reads the values
 * @param parts methods that {@code reading} calls
 */
record ReadMethodBody(
    SerializerPlan plan, Assembly assembly, Code reading, List<MethodSpec> parts) {
  /**
   * The maximum number of arguments with which C2 can be expected to compile a call.
   *
   * <p>On x86-64, the measured limit is 54 ints, longs or references on JDK 17, and 70 on JDK 25;
   * both numbers include {@code this}. The limit is higher if there are floats or doubles, which
   * have their own registers. A long or double counts as one argument. Other processors have other
   * limits; the limit of AArch64, whose register masks are shorter, should be about 40.
   *
   * <p>If C2 can compile the call, reading a record of 40 ints takes 1.5 times as long with the
   * nested class as without it. If C2 can't compile the call, reading is several times faster with
   * the nested class.
   */
  private static final int MAX_ARGUMENTS = 32;

  /**
   * Returns whether an object is created by a call with more than {@link #MAX_ARGUMENTS} arguments
   * when {@code type} is read.
   */
  static boolean hasWideCall(MappedType type) {
    return ObjectPlan.of(type).all().stream()
        .anyMatch(object -> object.creation().parameters().size() > MAX_ARGUMENTS);
  }

  private boolean needsClass() {
    return hasWideCall(plan.type())
        || (!parts.isEmpty() && !assembly.variables().isEmpty());
  }

  /**
   * Adds the method. If several methods need the variables, also adds a nested class. Its name is
   * {@code className}, or similar if this name is taken.
   */
  void addTo(TypeSpec.Builder serializer, MethodSpec.Builder method, String className) {
    if (needsClass()) {
      String name = plan.members().nested(className);
      List<ParameterSpec> parameters = method.build().parameters();
      serializer
          .addMethod(withObject(name, parameters).bodyOf(method))
          .addType(valuesClass(name, parameters));
    } else {
      serializer.addMethod(withLocals().bodyOf(method)).addMethods(parts);
    }
  }

  // int hp = 0;
  // …
  // return new Player(hp);
  private Code withLocals() {
    Code.Builder code = Code.builder();
    for (Assembly.Variable variable : assembly.variables()) {
      code.add(variable.declare());
    }
    return code.add(assembly.begin()).add(reading).add(assembly.end()).build();
  }

  private Code withObject(String className, List<ParameterSpec> arguments) {
    ClassName values = plan.type().declaration().serializer().nestedClass(className);
    String names = String.join(", ", arguments.stream().map(ParameterSpec::name).toList());
    return Code.lines("""
        $T values = new $T();
        values.read($L);
        return values.create();
        """, values, values, names);
  }

  // private static final class Values {
  //   int level;
  //   …
  private TypeSpec valuesClass(String name, List<ParameterSpec> parameters) {
    return TypeSpec.classBuilder(name)
        .addJavadoc(javadoc())
        .addModifiers(plan.members().modifiers())
        .addModifiers(Modifier.FINAL)
        .addFields(assembly.variables().stream().map(Assembly.Variable::field).toList())
        .addMethod(read(parameters))
        .addMethods(parts)
        .addMethod(create())
        .build();
  }

  private CodeBlock javadoc() {
    return CodeBlock.of("""
        The values of a {@link $T}, and the methods that read them and create the object. HotSpot
        would not optimize one method with so many values.
        """, plan.type().declaration().name());
  }

  // void read(VariantReader in) {
  //   level = LEVEL_DEFAULT;
  //   …
  //   FieldReader.endFields(in);
  // }
  private MethodSpec read(List<ParameterSpec> parameters) {
    Code.Builder code = Code.builder();
    for (Assembly.Variable variable : assembly.variables()) {
      code.add(variable.assign());
    }
    return code.add(assembly.begin())
        .add(reading)
        .build()
        .bodyOf(MethodSpec.methodBuilder("read").addParameters(parameters));
  }

  // Player create() {
  //   return new Player(name, …);
  // }
  private MethodSpec create() {
    return assembly
        .end()
        .bodyOf(
            MethodSpec.methodBuilder("create").returns(plan.type().declaration().type()));
  }
}
