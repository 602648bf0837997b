/**
 * Coverage-guided fuzz tests, which search for harmful input. If {@code JAZZER_FUZZ} is set, the
 * tests try new input. The build sets this variable in a separate test run. Otherwise, the tests
 * use the committed corpus.
 */
@NullMarked
package io.variantmapper.it.fuzz;

import org.jspecify.annotations.NullMarked;
