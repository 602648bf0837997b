package io.variantmapper.processor.model;

/** A position in an Array, as stated in an annotation. */
public record ArrayIndex(int position, Anchor anchor) {}
