package io.variantmapper.it.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;

/** Compares objects by their content, including arrays and classes without {@code equals}. */
public final class SameValue {
  private SameValue() {}

  /** Returns whether both packets hold the same value, even if their formats differ. */
  private static boolean sameContent(Variant.Raw one, Variant.Raw other) {
    return one.decode().equals(other.decode());
  }

  /** Fails unless both objects have the same content. */
  public static void assertSame(Object actual, Object expected) {
    assertThat(actual)
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .withComparatorForType(Double::compare, Double.class)
        .withComparatorForType(Float::compare, Float.class)
        .withEqualsForType(SameValue::sameContent, Variant.Raw.class)
        .isEqualTo(expected);
  }
}
