/** What a processor adds to the time that compiling takes. */
@NullMarked
package io.variantmapper.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
