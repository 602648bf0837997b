/** The contract that every codec is measured through, and the check that it loses nothing. */
@NullMarked
package io.variantmapper.benchmarks.codec;

import org.jspecify.annotations.NullMarked;
