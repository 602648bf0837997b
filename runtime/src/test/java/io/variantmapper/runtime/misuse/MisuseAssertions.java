package io.variantmapper.runtime.misuse;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts that a misplaced call throws immediately. */
final class MisuseAssertions {
  private MisuseAssertions() {}

  static void assertMisuse(ThrowingCallable call, String message) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(message);
  }
}
