/** Measures the time that a processor adds to compiling. */
@NullMarked
package io.variantmapper.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
