package io.variantmapper.benchmarks.domain;

/**
 * What a {@link Chat} and an {@link ArrayChat} have in common, for code written once for
 * both.
 *
 */
public interface ChatFields {
  String channel();

  String sender();

  String text();

  long tick();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(String channel, String sender, String text, long tick);
  }
}
