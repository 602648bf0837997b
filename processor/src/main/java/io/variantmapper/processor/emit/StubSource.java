package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import java.util.Set;

/**
 * Generates a stub in place of the serializer of a type that has problems. Code that uses the
 * serializer still compiles, so the compiler reports only the problems of the type.
 *
 * <pre>{@code
 * StubSource.of(type.declaration(), problem.text()).text()   // package game; …
 * }</pre>
 */
public final class StubSource {
  private StubSource() {}

  /** Returns a serializer whose methods throw an exception with {@code reason} as its message. */
  public static Output of(Declaration broken, String reason) {
    boolean mayReadInto = broken.traits().contains(Trait.CHANGES);
    Declaration declaration = mayReadInto ? broken.with(Set.of(Trait.READ_INTO)) : broken;
    Set<Trait> traits = declaration.traits();
    SerializerSkeleton skeleton =
        new SerializerSkeleton(declaration, VariableSerializers.unused(declaration));
    TypeSpec.Builder stub = skeleton
        .classBuilder()
        .addJavadoc("Stands in for a serializer that could not be generated.")
        .addMethods(skeleton.constructors())
        .addMethod(refuse(skeleton.write(), reason))
        .addMethod(refuse(skeleton.read(), reason));
    if (traits.contains(Trait.CHANGES)) {
      stub.addMethod(refuse(skeleton.writeChanges(), reason))
          .addMethod(refuse(skeleton.applyChanges(), reason));
    }
    if (traits.contains(Trait.READ_INTO)) {
      stub.addMethod(refuse(skeleton.readInto(), reason));
    }
    return Output.source(skeleton.file(stub.build()), declaration.anchor());
  }

  //   throw new IllegalStateException("[VariantInnerType] World.Tile is an inner class, …");
  static MethodSpec refuse(MethodSpec.Builder method, String reason) {
    return Code.statement("throw new $T($S)", IllegalStateException.class, reason)
        .bodyOf(method);
  }
}
