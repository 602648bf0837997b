package io.variantmapper.benchmarks.domain;

/**
 * The common accessors of {@link Chat} and {@link ArrayChat}, for code that is
 * written once for both.
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
