package io.variantmapper.processor.model;

/**
 * What a mapped type is written as. Reading accepts both.
 *
 * <pre>{@code
 * Shape shape = declaration.shape();   // DICTIONARY for @VariantDictionary
 * }</pre>
 */
public enum Shape {
  /** One entry a property, keyed by its name. */
  DICTIONARY,
  /** One element a property, in declaration order. */
  ARRAY
}
