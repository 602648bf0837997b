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
 * A method that reads values and makes an object of them. The values wait in local variables, or,
 * if they are very many, in the fields of a nested class.
 *
 * <p>HotSpot's optimizing compiler, C2, gives up a method in which a call passes more arguments
 * than it has places for, and one into which such a call is inlined (JDK-8325467, until JDK 26).
 * The method stays with C1, and is some times slower. So the call and the reading stand in methods
 * of their own. The reading calls nothing wide: this holds whatever C2 inlines. A class that did no
 * more than the call would be inlined into the reading as long as it is small.
 *
 * @param reading the code that reads the values
 * @param parts methods that {@code reading} calls
 */
record ReadMethodBody(
    SerializerPlan plan, Assembly assembly, Code reading, List<MethodSpec> parts) {
  /**
   * The most arguments of a call for which C2 surely has places.
   *
   * <p>Found on x86-64, with {@code this} counted: 54 ints, longs or references on JDK 17, and 70
   * on JDK 25; some more if there are floats or doubles, which have registers of their own. A long
   * or double takes no more than an int. Other processors have numbers of their own; AArch64, whose
   * register masks are shorter, should have some 40. Where C2 had places after all, the class costs
   * half as much again for records of 40 ints; where it had none, there is several times to gain.
   */
  private static final int MAX_ARGUMENTS = 32;

  /** Whether some object that reading {@code type} makes is made of so many values. */
  static boolean needsClass(MappedType type) {
    return ObjectPlan.of(type).all().stream()
        .anyMatch(object -> object.creation().parameters().size() > MAX_ARGUMENTS);
  }

  /** Adds the method, and a nested class with a name like {@code className} if it needs one. */
  void addTo(TypeSpec.Builder serializer, MethodSpec.Builder method, String className) {
    if (needsClass(plan.type())) {
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
        The values of a {@link $T}, and the method that reads them. The method is separate because
        HotSpot's optimizing compiler skips a method that has a call with so many arguments.
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
