package io.variantmapper.runtime.wire;

/** Checks that enough of the stack is left for the next levels of a recursion. */
public final class StackReserve {
  /** The number of levels after which the stack is checked again. */
  public static final int LEVELS_AT_ONCE = 16;

  /**
   * The number of recursive calls that check the stack. Together, they take 48 KiB of the stack if
   * they are compiled, and 140 KiB if they are interpreted.
   */
  private static final int CALLS = 600;

  private StackReserve() {}

  /**
   * Throws a StackOverflowError if too little of the stack is left. If the error occurred later, in
   * the static initializer of a class, that class would stay unusable until the JVM ends.
   */
  public static void require() {
    use(CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  /** Calls itself. All numbers are used after the call, so each needs room on the stack. */
  private static long use(
      int calls, long a, long b, long c, long d, long e, long f, long g, long h) {
    return calls == 0
        ? a
        : use(calls - 1, b, c, d, e, f, g, h, a) + (a ^ b ^ c ^ d ^ e ^ f ^ g ^ h);
  }
}
