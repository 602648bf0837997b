package io.variantmapper.processor.model;

/** A position in an Array that the user states. */
public record Place(int position, Anchor anchor) {}
