package io.variantmapper.it.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;

/** Compares objects by their content, including arrays and classes without {@code equals}. */
public final class SameValue {
  private SameValue() {}

  /** Whether both hold the same value, be it in different formats. */
  private static boolean sameContent(Variant.Raw one, Variant.Raw other) {
    return one.decode().equals(other.decode());
  }

  /** Fails unless both hold the same. */
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
