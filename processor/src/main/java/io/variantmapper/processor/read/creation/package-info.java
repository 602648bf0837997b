/** Finds the constructors, factories and builders of a type, and chooses one. */
@NullMarked
package io.variantmapper.processor.read.creation;

import org.jspecify.annotations.NullMarked;
