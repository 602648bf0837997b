/**
 * Reads what a type declares: which annotation maps it, its fields or accessors, its subtypes, its
 * mix-in.
 */
@NullMarked
package io.variantmapper.processor.read.declaration;

import org.jspecify.annotations.NullMarked;
