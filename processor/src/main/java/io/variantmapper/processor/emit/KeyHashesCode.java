package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.Mapping;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Set;

/** The statements that refuse many different keys of one hash code. */
final class KeyHashesCode {
  private static final TypeName STRING = ClassName.get(String.class);

  /** Those of the JDK's that are written as text, and that no value can be compared with. */
  private static final Set<TypeName> UNSORTED_TEXTS = Set.of(
      ClassName.get(LocalDate.class),
      ClassName.get(LocalDateTime.class),
      ClassName.get(ZonedDateTime.class),
      ClassName.get(Period.class),
      ClassName.get(ZoneId.class));

  private KeyHashesCode() {}

  /** Whether the keys or elements are found by their hash codes, and those need the check. */
  static boolean isNeeded(ContainerClass filled, Mapping key) {
    return filled.hashed() && !isSorted(key);
  }

  /** Whether there are few of the kind, or HashMap sorts those that have one hash code. */
  private static boolean isSorted(Mapping key) {
    return key instanceof Mapping.EnumOf
        || (key instanceof Mapping.Text && !UNSORTED_TEXTS.contains(key.type()))
        || key.type().equals(STRING)
        || key.type().isBoxedPrimitive();
  }

  // KeyHashes hashes = new KeyHashes(in);
  static Code declaration() {
    return Code.statement(
        "$T hashes = new $T(in)", RuntimeNames.KEY_HASHES, RuntimeNames.KEY_HASHES);
  }

  // hashes.check(key, elements.size());
  static Code check(String key) {
    return Code.statement("hashes.check($N, elements.size())", key);
  }
}
