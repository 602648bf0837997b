package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.SerializerName;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generates the serializer of a hierarchy. This serializer chooses among the serializers of the
 * subtypes, which write and read the tags themselves.
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
    variables = VariableSerializers.of(hierarchy.declaration(), hierarchy.usedVariables());
    skeleton = new SerializerSkeleton(hierarchy.declaration(), variables);
  }

  /** Returns the serializer of a hierarchy that has no problems. */
  public static Output of(Hierarchy hierarchy) {
    HierarchySource source = new HierarchySource(hierarchy);
    JavaFile file = source.skeleton.file(source
        .skeleton
        .classBuilder()
        .addJavadoc(PacketJavadoc.of(hierarchy).block())
        .addField(source.tags())
        .addMethods(source.skeleton.constructors())
        .addMethod(source.write())
        .addMethod(source.expectedSize())
        .addMethod(source.read())
        .build());
    return Output.source(file, hierarchy.declaration().anchor());
  }

  // private static final TypeTags TAGS = TypeTags.ofNames("type", "move", "chat");
  private FieldSpec tags() {
    List<Subtype> subtypes = hierarchy.subtypes();
    boolean numbers = subtypes.get(0).tag().isNumber();
    Code values = subtypes.stream()
        .map(subtype -> Code.of(numbers ? "$L" : "$S", subtype.tag().value()))
        .collect(Code.joining(",$W"));
    return Code.of(
            "${TypeTags}.$L($S,$W$L)", numbers ? "ofNumbers" : "ofNames", hierarchy.key(), values)
        .constant(RuntimeNames.named("TypeTags"), TAGS);
  }

  private MethodSpec write() {
    NameAllocator locals = locals("out");
    Code.Builder cases = Code.builder();
    for (Subtype subtype : hierarchy.subtypes()) {
      String local = local(subtype, locals);
      cases
          .add("} else if (value instanceof $T $N) {\n", subtype.type(), local)
          .add("$>$L.write(out, $N);\n$<", serializer(subtype), local);
    }
    return Code.lines("""
            if (value == null) {
              out.writeNil();
            $L
            } else {
              throw $N.unlistedTypeException(value);
            }
            """, cases.build(), TAGS).bodyOf(skeleton.write());
  }

  private MethodSpec expectedSize() {
    NameAllocator locals = locals("depth");
    Code.Builder code = Code.builder();
    for (Subtype subtype : hierarchy.subtypes()) {
      String local = local(subtype, locals);
      code.addLines("""
          if (value instanceof $T $N) {
            return $L.expectedSize($N, depth);
          }
          """, subtype.type(), local, serializer(subtype), local);
    }
    return code.addStatement("return ${ExpectedSize}.NIL").build().bodyOf(skeleton.expectedSize());
  }

  private NameAllocator locals(String parameter) {
    NameAllocator locals = new NameAllocator();
    Names.take(locals, parameter);
    Names.take(locals, "value");
    for (String name : variables.names()) {
      Names.take(locals, name);
    }
    return locals;
  }

  private static String local(Subtype subtype, NameAllocator locals) {
    return Names.take(locals, Names.variable(subtype.name().simpleName()));
  }

  private MethodSpec read() {
    Code.Builder cases = Code.builder();
    for (int i = 0; i < hierarchy.subtypes().size(); i++) {
      Subtype subtype = hierarchy.subtypes().get(i);
      if (!subtype.tag().isFallback()) {
        cases.add("case $L -> $L;\n", i, read(subtype));
      }
    }
    Code unknown = hierarchy
        .fallback()
        .map(this::read)
        .orElseGet(() -> Code.of("throw $N.unknownTagException(in)", TAGS));
    return Code.lines("""
            return switch ($N.find(in)) {
              $L
              default -> $L;
            };
            """, TAGS, cases.build(), unknown).bodyOf(skeleton.read());
  }

  private Code read(Subtype subtype) {
    return Code.of("$L.read(in)", serializer(subtype));
  }

  // MoveVariantSerializer.INSTANCE
  // OkVariantSerializer.of(tSerializer, emptyTArray)
  private Code serializer(Subtype subtype) {
    List<Code> arguments = Stream.concat(
            subtype.arguments().stream().map(variables::name),
            subtype.arrays().stream().map(variables::emptyArray))
        .map(name -> Code.of("$N", name))
        .toList();
    return GenericMembers.serializer(SerializerName.of(subtype.name()), arguments);
  }
}
