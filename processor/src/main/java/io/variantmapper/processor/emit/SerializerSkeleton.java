package io.variantmapper.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What every generated class has, whether it works or stands in for one that would. */
final class SerializerSkeleton {
  private static final AnnotationSpec GENERATED = AnnotationSpec.builder(RuntimeNames.GENERATED)
      .addMember("value", "$S", "io.variantmapper.processor.VariantProcessor")
      .build();

  private final Declaration declaration;
  private final TypeName type;
  private final VariableSerializers variables;

  SerializerSkeleton(Declaration declaration, VariableSerializers variables) {
    this.declaration = declaration;
    type = declaration.isAccessible() ? declaration.type() : ClassName.OBJECT;
    this.variables = variables;
  }

  /** The type that is written and read; {@code Object} if generated code can't name it. */
  TypeName type() {
    return type;
  }

  // @Generated("io.variantmapper.processor.VariantProcessor")
  // public final class PlayerStateVariantSerializer implements VariantSerializer<PlayerState> {
  //   /** The serializer; it has no state. */
  //   public static final PlayerStateVariantSerializer INSTANCE =
  //       new PlayerStateVariantSerializer();
  TypeSpec.Builder classBuilder() {
    TypeSpec.Builder builder = TypeSpec.classBuilder(declaration.serializer())
        .addAnnotation(GENERATED)
        .alwaysQualify(declaration.hidden().toArray(String[]::new))
        .addModifiers(visibility())
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(superinterface(), type))
        .addTypeVariables(variables.variables())
        .addFields(variables.isEmpty() ? List.of(instance()) : variables.fields());
    if (declaration.traits().contains(Trait.DEPRECATED)) {
      builder.addAnnotation(Deprecated.class);
    }
    String[] suppressed = suppressed(declaration.traits());
    if (suppressed.length > 0) {
      builder.addAnnotation(suppressWarnings(suppressed));
    }
    return builder;
  }

  /** Who deprecated something has its users told, and those are not to be told again. */
  private static String[] suppressed(Set<Trait> traits) {
    Stream<String> deprecation = traits.contains(Trait.USES_DEPRECATED)
            // What is deprecated itself is warned of nothing.
            && !traits.contains(Trait.DEPRECATED)
        ? Stream.of("deprecation")
        : Stream.of();
    Stream<String> removal =
        traits.contains(Trait.USES_REMOVED) ? Stream.of("removal") : Stream.of();
    return Stream.concat(deprecation, removal).toArray(String[]::new);
  }

  // @SuppressWarnings("deprecation")
  private static AnnotationSpec suppressWarnings(String[] warnings) {
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
    for (String warning : warnings) {
      annotation.addMember("value", "$S", warning);
    }
    return annotation.build();
  }

  private ClassName superinterface() {
    return declaration.traits().contains(Trait.CHANGES)
        ? RuntimeNames.CHANGE_SERIALIZER
        : RuntimeNames.SERIALIZER;
  }

  private Modifier[] visibility() {
    return declaration.traits().contains(Trait.PUBLIC)
        ? new Modifier[] {Modifier.PUBLIC}
        : new Modifier[0];
  }

  private FieldSpec instance() {
    ClassName name = declaration.serializer();
    return FieldSpec.builder(name, "INSTANCE")
        .addJavadoc("The serializer; it has no state.")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .initializer("new $T()", name)
        .build();
  }

  // private PlayerStateVariantSerializer() {}
  //
  // public static <T> BoxVariantSerializer<T> of(VariantSerializer<T> tSerializer) {
  //   return new BoxVariantSerializer<>(tSerializer);
  // }
  List<MethodSpec> constructors() {
    return variables.isEmpty()
        ? List.of(variables.constructor())
        : List.of(variables.constructor(), variables.of(declaration.serializer()));
  }

  MethodSpec.Builder writeBuilder() {
    return writeBuilder(type);
  }

  /** The same for a nested serializer of another type. */
  // @Override
  // public void write(VariantWriter out, PlayerState value) {
  static MethodSpec.Builder writeBuilder(TypeName type) {
    return MethodSpec.methodBuilder("write")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(type, "value");
  }

  // @Override
  // public long expectedSize(PlayerState value, int depth) {
  MethodSpec.Builder expectedSizeBuilder() {
    return sizeBuilder("expectedSize")
        .addParameter(type, "value")
        .addParameter(TypeName.INT, "depth");
  }

  // @Override
  // public long fixedSize() {
  static MethodSpec.Builder fixedSizeBuilder() {
    return sizeBuilder("fixedSize");
  }

  private static MethodSpec.Builder sizeBuilder(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.LONG);
  }

  MethodSpec.Builder readBuilder() {
    return readBuilder(type);
  }

  /** The same for a nested serializer of another type. */
  // @Override
  // public PlayerState read(VariantReader in) {
  static MethodSpec.Builder readBuilder(TypeName type) {
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addParameter(RuntimeNames.READER, "in");
  }

  // @Override
  // public void writeChanges(VariantWriter out, PlayerState before, PlayerState after) {
  MethodSpec.Builder writeChangesBuilder() {
    return MethodSpec.methodBuilder("writeChanges")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(type, "before")
        .addParameter(type, "after");
  }

  // @Override
  // public PlayerState applyChanges(PlayerState before, VariantReader in) {
  MethodSpec.Builder applyChangesBuilder() {
    return MethodSpec.methodBuilder("applyChanges")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addParameter(type, "before")
        .addParameter(RuntimeNames.READER, "in");
  }

  // /** Sets the fields that are there; the others stay as they are. */
  // public void readInto(PlayerState existing, VariantReader in) {
  MethodSpec.Builder readIntoBuilder() {
    return MethodSpec.methodBuilder("readInto")
        .addJavadoc("Sets the fields that are there; the others stay as they are.")
        .addModifiers(Modifier.PUBLIC)
        .addParameter(type, "existing")
        .addParameter(RuntimeNames.READER, "in");
  }

  // // Code generated by Variant Mapper from PlayerState. Do not edit.
  // package game;
  JavaFile file(TypeSpec serializer) {
    return JavaFile.builder(declaration.origin().packageName(), serializer)
        .addFileComment(
            "Code generated by Variant Mapper from $L. Do not edit.", declaration.originName())
        .skipJavaLangImports(true)
        .indent("  ")
        .build();
  }
}
