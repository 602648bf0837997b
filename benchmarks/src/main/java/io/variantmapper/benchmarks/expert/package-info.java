/**
 * Handwritten code that writes and reads exactly the same packets as generated code, for the
 * measured types only.
 */
@NullMarked
package io.variantmapper.benchmarks.expert;

import org.jspecify.annotations.NullMarked;
