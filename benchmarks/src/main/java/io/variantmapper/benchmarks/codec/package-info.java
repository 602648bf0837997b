/**
 * The interface through which every codec is measured, and the check that a codec loses nothing.
 */
@NullMarked
package io.variantmapper.benchmarks.codec;

import org.jspecify.annotations.NullMarked;
