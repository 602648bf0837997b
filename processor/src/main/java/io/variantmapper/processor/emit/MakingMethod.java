package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;

/**
 * A method that reads and makes an object. Values wait in local variables.
 *
 * @param reading what reads them
 */
record MakingMethod(ReadMethod.Building building, Code reading) {
  void addTo(TypeSpec.Builder serializer, MethodSpec.Builder method) {
    serializer.addMethod(withLocals().bodyOf(method));
  }

  // int hp = 0;
  // …
  // return new Player(hp);
  private Code.Builder withLocals() {
    Code.Builder code = Code.builder();
    building.variables().stream().map(ReadVariable::declare).forEach(code::add);
    return code.add(building.begin()).add(reading).add(building.end());
  }
}
