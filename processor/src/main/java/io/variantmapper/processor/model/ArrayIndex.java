package io.variantmapper.processor.model;

/** A position in an Array that an annotation states. */
public record ArrayIndex(int position, Anchor anchor) {}
