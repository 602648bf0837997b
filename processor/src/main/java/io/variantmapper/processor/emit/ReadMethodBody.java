package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;

/**
 * A method that reads and makes an object. Values wait in local variables, or in an object of a
 * {@link ValuesClass} if they are very many.
 *
 * @param reading what reads them
 * @param parts methods that {@code reading} calls
 */
record ReadMethodBody(ReadMethod.Assembly assembly, Code reading, List<MethodSpec> parts) {
  /** Adds the method, and the class if it needs one. */
  void addTo(TypeSpec.Builder serializer, MethodSpec.Builder method, ValuesClass values) {
    if (!values.isNeeded()) {
      serializer.addMethod(withLocals(method)).addMethods(parts);
      return;
    }
    List<ParameterSpec> parameters = method.build().parameters();
    serializer.addMethod(values.use(method, parameters)).addType(values.emit(this, parameters));
  }

  // int hp = 0;
  // …
  // return new Player(hp);
  private MethodSpec withLocals(MethodSpec.Builder method) {
    Code.Builder code = Code.builder();
    assembly.variables().stream().map(ReadVariable::declare).forEach(code::add);
    return code.add(assembly.begin()).add(reading).add(assembly.end()).bodyOf(method);
  }
}
