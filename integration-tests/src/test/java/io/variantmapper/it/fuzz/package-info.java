/**
 * Coverage-guided search for input that does harm: with {@code JAZZER_FUZZ} set, as in one of the
 * build's executions, new input is tried; else the committed corpus is.
 */
@NullMarked
package io.variantmapper.it.fuzz;

import org.jspecify.annotations.NullMarked;
