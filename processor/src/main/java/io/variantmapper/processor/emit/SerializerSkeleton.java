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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Emits the parts that every generated class has, even a stub. */
final class SerializerSkeleton {
  static final AnnotationSpec GENERATED = AnnotationSpec.builder(RuntimeNames.named("Generated"))
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

  // @Generated("io.variantmapper.processor.VariantProcessor")
  // public final class PlayerStateVariantSerializer implements VariantSerializer<PlayerState> {
  //   /** The serializer; it has no state. */
  //   public static final PlayerStateVariantSerializer INSTANCE =
  //       new PlayerStateVariantSerializer();
  TypeSpec.Builder classBuilder() {
    Set<Trait> traits = declaration.traits();
    TypeSpec.Builder builder = TypeSpec.classBuilder(declaration.serializer())
        .addAnnotation(GENERATED)
        .alwaysQualify(declaration.hidden().toArray(String[]::new))
        .addModifiers(Modifier.FINAL)
        .addTypeVariables(variables.variables())
        .addFields(variables.isEmpty() ? List.of(instance()) : variables.fields());
    for (ClassName implemented : implemented(traits)) {
      builder.addSuperinterface(ParameterizedTypeName.get(implemented, type));
    }
    if (traits.contains(Trait.PUBLIC)) {
      builder.addModifiers(Modifier.PUBLIC);
    }
    if (traits.contains(Trait.DEPRECATED)) {
      builder.addAnnotation(Deprecated.class);
    }
    return builder.addAnnotations(suppressWarnings(traits));
  }

  private static List<ClassName> implemented(Set<Trait> traits) {
    List<ClassName> implemented = new ArrayList<>();
    if (traits.contains(Trait.CHANGES)) {
      implemented.add(RuntimeNames.named("ChangeSerializer"));
    }
    if (traits.contains(Trait.READ_INTO)) {
      implemented.add(RuntimeNames.named("ReadIntoSerializer"));
    }
    return implemented.isEmpty() ? List.of(RuntimeNames.SERIALIZER) : implemented;
  }

  /**
   * Returns the annotation that suppresses warnings; an empty list if it is not needed. Users
   * already get these warnings at their own declarations. A deprecated class does not need to
   * suppress "deprecation".
   */
  // @SuppressWarnings("deprecation")
  private static List<AnnotationSpec> suppressWarnings(Set<Trait> traits) {
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
    boolean usesDeprecated =
        traits.contains(Trait.USES_DEPRECATED) && !traits.contains(Trait.DEPRECATED);
    if (usesDeprecated) {
      annotation.addMember("value", "$S", "deprecation");
    }
    boolean usesRemoved = traits.contains(Trait.USES_REMOVED);
    if (usesRemoved) {
      annotation.addMember("value", "$S", "removal");
    }
    boolean usesRaw = traits.contains(Trait.USES_RAW);
    if (usesRaw) {
      annotation.addMember("value", "$S", "rawtypes");
    }
    return usesDeprecated || usesRemoved || usesRaw ? List.of(annotation.build()) : List.of();
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

  // @Override
  // public void write(VariantWriter out, PlayerState value) {
  MethodSpec.Builder write() {
    return write(type);
  }

  /**
   * Returns the method {@code write} of a serializer for {@code type}. The serializer may be a
   * nested class.
   */
  static MethodSpec.Builder write(TypeName type) {
    return override("write").addParameter(RuntimeNames.WRITER, "out").addParameter(type, "value");
  }

  // @Override
  // public long expectedSize(PlayerState value, int depth) {
  MethodSpec.Builder expectedSize() {
    return override("expectedSize")
        .returns(TypeName.LONG)
        .addParameter(type, "value")
        .addParameter(TypeName.INT, "depth");
  }

  // @Override
  // public long fixedSize() {
  static MethodSpec.Builder fixedSize() {
    return override("fixedSize").returns(TypeName.LONG);
  }

  // @Override
  // public PlayerState read(VariantReader in) {
  MethodSpec.Builder read() {
    return read(type);
  }

  /**
   * Returns the method {@code read} of a serializer for {@code type}. The serializer may be a
   * nested class.
   */
  static MethodSpec.Builder read(TypeName type) {
    return override("read").returns(type).addParameter(RuntimeNames.READER, "in");
  }

  // @Override
  // public void writeChanges(VariantWriter out, PlayerState before, PlayerState after) {
  MethodSpec.Builder writeChanges() {
    return override("writeChanges")
        .addParameter(RuntimeNames.WRITER, "out")
        .addParameter(type, "before")
        .addParameter(type, "after");
  }

  // @Override
  // public PlayerState applyChanges(PlayerState before, VariantReader in) {
  MethodSpec.Builder applyChanges() {
    return override("applyChanges")
        .returns(type)
        .addParameter(type, "before")
        .addParameter(RuntimeNames.READER, "in");
  }

  // @Override
  // public void readInto(PlayerState existing, VariantReader in) {
  MethodSpec.Builder readInto() {
    return override("readInto")
        .addParameter(type, "existing")
        .addParameter(RuntimeNames.READER, "in");
  }

  // @Override
  // public … name(…) {
  static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
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
