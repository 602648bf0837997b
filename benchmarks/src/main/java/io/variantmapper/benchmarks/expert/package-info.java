/** Handwritten code that writes and reads exactly the same packets, for these types only. */
@NullMarked
package io.variantmapper.benchmarks.expert;

import org.jspecify.annotations.NullMarked;
