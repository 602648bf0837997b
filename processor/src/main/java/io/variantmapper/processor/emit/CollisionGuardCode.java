package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.Mapping;

/** The statements that refuse many different keys of one hash code. */
final class CollisionGuardCode {
  private static final TypeName STRING = ClassName.get(String.class);

  private CollisionGuardCode() {}

  /** Whether the keys or elements are found by their hash codes, and those need the check. */
  static boolean isNeeded(ContainerClass filled, Mapping key) {
    return filled.hashed() && !isSorted(key);
  }

  /** Whether there are few of the kind, or HashMap sorts those that have one hash code. */
  private static boolean isSorted(Mapping key) {
    return key instanceof Mapping.EnumOf
        || (key instanceof Mapping.Text text && text.sorted())
        || key.type().equals(STRING)
        || key.type().isBoxedPrimitive();
  }

  // CollisionGuard guard = new CollisionGuard(in);
  static Code declaration() {
    return Code.statement(
        "$T guard = new $T(in)", RuntimeNames.COLLISION_GUARD, RuntimeNames.COLLISION_GUARD);
  }

  // guard.check(key, elements.size());
  static Code check(String key) {
    return Code.statement("guard.check($N, elements.size())", key);
  }
}
