/**
 * Coverage-guided fuzz tests, which search for harmful input. With {@code JAZZER_FUZZ} set, as in
 * one execution of the build, the tests try new input. Otherwise, the tests use the committed
 * corpus.
 */
@NullMarked
package io.variantmapper.it.fuzz;

import org.jspecify.annotations.NullMarked;
