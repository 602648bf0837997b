package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Container.ArrayOf;
import io.variantmapper.processor.model.ContainerForm;

/**
 * Writes an array or collection as a packed array, and reads it like any other.
 *
 * @param loops those of the same container as an Array
 */
record PackedMethods(Container container, ContainerForm.Packed form, ContainerMethods.Loops loops)
    implements ContainerMethods.Loops {
  // int[] packed = new int[elements.size()];
  // int count = 0;
  // for (Integer element : elements) {
  //   packed[count] = Objects.requireNonNull(element, "PackedInt32Array can't hold null");
  //   count++;
  // }
  // out.writePackedInt32Array(packed);
  @Override
  public MethodSpec write(MethodSpec.Builder method, WriteCode values) {
    String count = container instanceof ArrayOf ? "length" : "size()";
    TypeName type = container.slots().get(0).mapping().type();
    return Code.builder()
        .addStatement("$T[] packed = new $T[elements.$L]", form.element(), form.element(), count)
        .addStatement("int count = 0")
        .beginControlFlow("for ($T element : elements)", type)
        .addStatement(
            "packed[count] = $L", ContainerCode.present(container, type, Code.of("element")))
        .addStatement("count++")
        .endControlFlow()
        .add(write())
        .bodyOf(method);
  }

  // out.writePackedInt32Array(packed);
  // GivenTypes.writePackedInt32Array(out, packed);
  private Code write() {
    return form.isNarrowed()
        ? Code.statement(
            "$T.write$L(out, packed)", RuntimeNames.GIVEN_TYPES, form.type().godotName())
        : Code.statement("out.write$L(packed)", form.type().godotName());
  }

  @Override
  public MethodSpec read(MethodSpec.Builder method, ReadCode values) {
    return loops.read(method, values);
  }
}
