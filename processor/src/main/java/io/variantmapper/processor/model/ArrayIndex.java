package io.variantmapper.processor.model;

/** An index in an Array that the user states. */
public record ArrayIndex(int position, Anchor anchor) {}
