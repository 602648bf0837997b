package io.variantmapper.processor.emit.container;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.RuntimeNames;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.ReadCode;
import io.variantmapper.processor.emit.value.WriteCode;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import java.util.List;

/** The private methods of a serializer: a pair for each type of container. */
public final class ContainerMethods {
  private final Members members;
  private final WriteCode write;
  private final ReadCode read;

  public ContainerMethods(Members members) {
    this.members = members;
    write = new WriteCode(members);
    read = new ReadCode(members);
  }

  /** The bodies of a pair, behind what all containers have in common. */
  interface Loops {
    /** Adds the loop that writes. */
    MethodSpec write(MethodSpec.Builder method, WriteCode values);

    /** Adds the return type and the loop that reads. */
    MethodSpec read(MethodSpec.Builder method, ReadCode values);
  }

  public List<MethodSpec> emit(Container container) {
    String name = members.container(container);
    Loops loops = loops(container);
    return List.of(loops.write(writer(name, container), write), loops.read(reader(name), read));
  }

  private static Loops loops(Container container) {
    Loops loops = plainLoops(container);
    return container.form() instanceof ContainerForm.Packed packed
        ? new PackedMethods(container, packed, loops)
        : loops;
  }

  private static Loops plainLoops(Container container) {
    if (container instanceof Container.ArrayOf array) {
      return new ArrayMethods(array);
    }
    return container instanceof Container.CollectionOf collection
        ? new CollectionMethods(collection)
        : new MapMethods((Container.MapOf) container);
  }

  // private static void writeListOfItem(VariantWriter out, List<Item> elements) {
  //   if (elements == null) {
  //     out.writeNil();
  //     return;
  //   }
  private MethodSpec.Builder writer(String name, Container container) {
    return MethodSpec.methodBuilder("write" + name)
        .addModifiers(members.modifiers())
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(container.type(), "elements")
        .addCode(Code.builder()
            .beginControlFlow("if (elements == null)")
            .addStatement("out.writeNil()")
            .addStatement("return")
            .endControlFlow()
            .build()
            .block());
  }

  // private static … readListOfItem(VariantReader in) {
  private MethodSpec.Builder reader(String name) {
    return MethodSpec.methodBuilder("read" + name)
        .addModifiers(members.modifiers())
        .addParameter(RuntimeNames.READER, "in");
  }
}
