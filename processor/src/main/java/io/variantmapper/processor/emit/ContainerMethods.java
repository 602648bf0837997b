package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The private methods of a serializer that write and read containers. */
final class ContainerMethods {
  private final Members members;
  private final WriteCode write;
  private final ReadCode read;

  ContainerMethods(Members members) {
    this.members = members;
    write = new WriteCode(members);
    read = new ReadCode(members);
  }

  /** The bodies of the methods, behind what all containers have in common. */
  interface Loops {
    /** Adds the loop that writes. */
    MethodSpec write(MethodSpec.Builder method, WriteCode values);

    /** Adds the return type and the loop that reads. */
    MethodSpec read(MethodSpec.Builder method, ReadCode values);
  }

  /** Those that write, each before the first that reads the same. */
  List<MethodSpec> emit() {
    List<MethodSpec> all = new ArrayList<>();
    Set<Container> unwritten = new LinkedHashSet<>(members.writers());
    for (Container container : members.readers()) {
      Container written = container.asWritten();
      if (unwritten.remove(written)) {
        all.add(loops(written).write(writer(written), write));
      }
      all.add(loops(container).read(reader(container), read));
    }
    return all;
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
  private MethodSpec.Builder writer(Container container) {
    return MethodSpec.methodBuilder(members.writer(container))
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
  private MethodSpec.Builder reader(Container container) {
    return MethodSpec.methodBuilder(members.reader(container))
        .addModifiers(members.modifiers())
        .addParameter(RuntimeNames.READER, "in");
  }
}
