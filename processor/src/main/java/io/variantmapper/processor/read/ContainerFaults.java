package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Reason;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.ContainerTypes.JdkContainer;
import io.variantmapper.processor.read.ContainerTypes.Nulls;
import io.variantmapper.processor.read.language.Compiler;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Finds out why a container can't hold what it is declared for. */
final class ContainerFaults {
  private final Compiler compiler;

  ContainerFaults(Compiler compiler) {
    this.compiler = compiler;
  }

  /** Why a collection can't hold its elements, or a map its keys. */
  Optional<Reason> ofElements(DeclaredType type, JdkContainer container, Slot held) {
    if (held.mapping().isFaulty()) {
      return Optional.empty();
    } else if (container.nulls() != Nulls.ANYWHERE && mayBeNull(held)) {
      return Optional.of(Reason.NULL_REFUSED);
    } else if (container.sorted() && !isComparable(type.getTypeArguments().get(0))) {
      return Optional.of(Reason.UNSORTED);
    }
    return container.filled().isOfEnum() && held.mapping() instanceof Mapping.Variable
        ? Optional.of(Reason.VARIABLE_ENUM)
        : Optional.empty();
  }

  /** Why a map can't hold its keys or values. */
  Optional<Reason> ofEntries(DeclaredType type, JdkContainer container, Slot key, Slot value) {
    return container.nulls() == Nulls.NOWHERE && mayBeNull(value)
        ? Optional.of(Reason.NULL_REFUSED)
        : ofElements(type, container, key);
  }

  private static boolean mayBeNull(Slot slot) {
    return slot.nullable() || slot.mapping().type().equals(ClassName.OBJECT);
  }

  private boolean isComparable(TypeMirror argument) {
    TypeMirror held = argument.getKind() == TypeKind.WILDCARD
        ? ((WildcardType) argument).getExtendsBound()
        : argument;
    return held != null && compiler.isA(held, Comparable.class);
  }
}
