package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.model.Shape;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The source of the serializer of a hierarchy: it chooses among those of the subtypes, which write
 * and read their tags themselves.
 *
 * <pre>{@code
 * HierarchySource.of(hierarchy).text()   // package game; …
 * }</pre>
 */
public final class HierarchySource {
  private static final String TAGS = "TAGS";

  private final Hierarchy hierarchy;
  private final SerializerSkeleton skeleton;
  private final VariableSerializers variables;

  private HierarchySource(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
    variables = new VariableSerializers(hierarchy.declaration(), hierarchy.usedVariables());
    skeleton = new SerializerSkeleton(hierarchy.declaration(), variables);
  }

  /** The serializer of a hierarchy that has no problems. */
  public static Output of(Hierarchy hierarchy) {
    HierarchySource source = new HierarchySource(hierarchy);
    JavaFile file = source.skeleton.file(source
        .skeleton
        .classBuilder()
        .addJavadoc(source.javadoc().block())
        .addField(source.tags())
        .addMethods(source.skeleton.constructors())
        .addMethod(source.write())
        .addMethod(source.expectedSize())
        .addMethod(source.read())
        .build());
    return Output.source(file, hierarchy.declaration().anchor());
  }

  // Writes {@link ClientMessage} as the subtype that it is,
  // and reads the one that a packet tells.
  //
  // <pre>{@code
  // {"type": "move", …}   # ClientMessage.Move
  // ["chat", …]   # ClientMessage.Chat
  // }</pre>
  private Code javadoc() {
    Code.Builder doc = Code.builder()
        .add(
            "Writes {@link $T} as the subtype that it is,\n",
            hierarchy.declaration().name())
        .add("and reads the one that a packet tells.\n\n<pre>{@code\n");
    String key = PacketJavadoc.harmless(hierarchy.key());
    for (Subtype subtype : hierarchy.subtypes()) {
      String tag = PacketJavadoc.harmless(subtype.tag().toString());
      Code start = subtype.shape() == Shape.DICTIONARY
          ? Code.of("{\"$L\": $L, …}", key, tag)
          : Code.of("[$L, …]", tag);
      doc.add("$L  # $L\n", start, subtype.simpleName());
    }
    return doc.add("}</pre>").build();
  }

  // private static final TypeTags TAGS = TypeTags.ofNames("type", "move", "chat");
  private FieldSpec tags() {
    List<Subtype> subtypes = hierarchy.subtypes();
    boolean numbers = subtypes.get(0).tag().isNumber();
    Code values = subtypes.stream()
        .map(subtype -> Code.of(numbers ? "$L" : "$S", subtype.tag().value()))
        .collect(Code.joining(",$W"));
    Code tags = Code.of(
        "$T.$L($S,$W$L)",
        RuntimeNames.TYPE_TAGS,
        numbers ? "ofNumbers" : "ofNames",
        hierarchy.key(),
        values);
    return Constant.of(RuntimeNames.TYPE_TAGS, TAGS, tags);
  }

  // if (value == null) {
  //   out.writeNil();
  // } else if (value instanceof Move move) {
  //   MoveVariantSerializer.INSTANCE.write(out, move);
  // } else {
  //   throw TAGS.unlistedTypeException(value);
  // }
  private MethodSpec write() {
    NameAllocator locals = locals("out");
    Code.Builder code =
        Code.builder().beginControlFlow("if (value == null)").addStatement("out.writeNil()");
    for (Subtype subtype : hierarchy.subtypes()) {
      String local = locals.newName(VariableName.decapitalized(subtype.name().simpleName()));
      code.nextControlFlow("else if (value instanceof $T $N)", subtype.type(), local)
          .addStatement("$L.write(out, $N)", serializer(subtype), local);
    }
    code.nextControlFlow("else")
        .addStatement("throw $N.unlistedTypeException(value)", TAGS)
        .endControlFlow();
    return code.bodyOf(skeleton.writeBuilder());
  }

  // if (value instanceof Move move) {
  //   return MoveVariantSerializer.INSTANCE.expectedSize(move, depth);
  // }
  // return ExpectedSize.NIL;
  private MethodSpec expectedSize() {
    NameAllocator locals = locals("depth");
    Code.Builder code = Code.builder();
    for (Subtype subtype : hierarchy.subtypes()) {
      String local = locals.newName(VariableName.decapitalized(subtype.name().simpleName()));
      code.beginControlFlow("if (value instanceof $T $N)", subtype.type(), local)
          .addStatement("return $L.expectedSize($N, depth)", serializer(subtype), local)
          .endControlFlow();
    }
    code.addStatement("return $T.NIL", RuntimeNames.EXPECTED_SIZE);
    return code.bodyOf(skeleton.expectedSizeBuilder());
  }

  private NameAllocator locals(String parameter) {
    NameAllocator locals = new NameAllocator();
    List.of(parameter, "value").forEach(locals::newName);
    variables.names().forEach(locals::newName);
    return locals;
  }

  // return switch (TAGS.find(in)) {
  //   case 0 -> MoveVariantSerializer.INSTANCE.read(in);
  //   default -> throw TAGS.unknownTagException(in);
  // };
  private MethodSpec read() {
    Code.Builder code = Code.builder().add("return switch ($N.find(in)) {\n$>", TAGS);
    for (int i = 0; i < hierarchy.subtypes().size(); i++) {
      Subtype subtype = hierarchy.subtypes().get(i);
      if (!subtype.tag().isFallback()) {
        code.add("case $L -> $L;\n", i, read(subtype));
      }
    }
    Code unknown = hierarchy
        .fallback()
        .map(this::read)
        .orElseGet(() -> Code.of("throw $N.unknownTagException(in)", TAGS));
    code.add("default -> $L;\n$<};\n", unknown);
    return code.bodyOf(skeleton.readBuilder());
  }

  private Code read(Subtype subtype) {
    return Code.of("$L.read(in)", serializer(subtype));
  }

  // MoveVariantSerializer.INSTANCE
  // OkVariantSerializer.of(tSerializer)
  private Code serializer(Subtype subtype) {
    ClassName name = SerializerName.of(subtype.name());
    if (subtype.arguments().isEmpty()) {
      return Code.of("$T.$N", name, Members.INSTANCE);
    }
    String arguments =
        subtype.arguments().stream().map(variables::name).collect(Collectors.joining(", "));
    return Code.of("$T.of($L)", name, arguments);
  }
}
