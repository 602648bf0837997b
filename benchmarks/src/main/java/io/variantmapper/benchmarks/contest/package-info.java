/** Who is measured on which value. */
@NullMarked
package io.variantmapper.benchmarks.contest;

import org.jspecify.annotations.NullMarked;
