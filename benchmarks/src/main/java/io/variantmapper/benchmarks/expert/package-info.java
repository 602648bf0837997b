/** The very same packets, written and read by hand for these types only. */
@NullMarked
package io.variantmapper.benchmarks.expert;

import org.jspecify.annotations.NullMarked;
