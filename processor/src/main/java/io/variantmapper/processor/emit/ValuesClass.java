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
 * A nested class that holds the values of an object with very many, and reads them.
 *
 * <p>HotSpot's optimizing compiler, C2, gives up a method in which a call passes more arguments
 * than it has places for, and one into which such a call is inlined (JDK-8325467, until JDK 26).
 * The method stays with C1, and is some times slower. So the call and the reading stand in methods
 * of their own. The reading calls nothing wide: this holds whatever C2 inlines. A class that did no
 * more than the call would be inlined into the reading as long as it is small.
 */
final class ValuesClass {
  /**
   * The most arguments of a call for which C2 surely has places.
   *
   * <p>Found on x86-64, with {@code this} counted: 54 ints, longs or references on JDK 17, and 70
   * on JDK 25; some more if there are floats or doubles, which have registers of their own. A long
   * or double takes no more than an int. Other processors have numbers of their own; AArch64, whose
   * register masks are shorter, should have some 40. Where C2 had places after all, the class costs
   * half as much again for records of 40 ints; where it had none, there is several times to gain.
   */
  static final int MOST_ARGUMENTS = 32;

  private final MappedType type;
  private final Members members;
  private final String name;

  /**
   * The class, which a serializer has only if it {@link #isNeeded}.
   *
   * @param name what it is called, if nothing else is
   */
  ValuesClass(MappedType type, Members members, String name) {
    this.type = type;
    this.members = members;
    this.name = members.nested(name);
  }

  boolean isNeeded() {
    return isNeeded(type);
  }

  /** Whether some object that reading {@code type} makes is made of so many values. */
  static boolean isNeeded(MappedType type) {
    return ObjectPlan.of(type)
        .all()
        .anyMatch(plan -> plan.creation().parameters().size() > MOST_ARGUMENTS);
  }

  // private static final class Values {
  //   int level;
  //   …
  TypeSpec emit(ReadMethodBody method, List<ParameterSpec> parameters) {
    return TypeSpec.classBuilder(name)
        .addJavadoc(javadoc())
        .addModifiers(members.modifiers())
        .addModifiers(Modifier.FINAL)
        .addFields(
            method.assembly().variables().stream().map(ReadVariable::field).toList())
        .addMethod(read(method, parameters))
        .addMethods(method.parts())
        .addMethod(create(method.assembly()))
        .build();
  }

  private CodeBlock javadoc() {
    return CodeBlock.of("""
        What a {@link $T} is made of, and the method that reads it. It has one of its own because
        HotSpot's optimizing compiler leaves out a method with a call of so many arguments.
        """, type.declaration().name());
  }

  // void read(VariantReader in) {
  //   level = LEVEL_DEFAULT;
  //   …
  //   FieldReader.endFields(in);
  // }
  private static MethodSpec read(ReadMethodBody method, List<ParameterSpec> parameters) {
    Code.Builder code = Code.builder();
    method.assembly().variables().stream().map(ReadVariable::assign).forEach(code::add);
    return code.add(method.assembly().begin())
        .add(method.reading())
        .bodyOf(MethodSpec.methodBuilder("read").addParameters(parameters));
  }

  // Player create() {
  //   return new Player(name, …);
  // }
  private MethodSpec create(ReadMethod.Assembly assembly) {
    return Code.builder()
        .add(assembly.end())
        .bodyOf(MethodSpec.methodBuilder("create").returns(type.declaration().type()));
  }

  /** What makes the object by way of one of this class. */
  // Values values = new Values();
  // values.read(in);
  // return values.create();
  MethodSpec use(MethodSpec.Builder method, List<ParameterSpec> arguments) {
    ClassName values = type.declaration().serializer().nestedClass(name);
    String names = String.join(", ", arguments.stream().map(ParameterSpec::name).toList());
    return Code.builder()
        .addStatement("$T values = new $T()", values, values)
        .addStatement("values.read($L)", names)
        .addStatement("return values.create()")
        .bodyOf(method);
  }
}
