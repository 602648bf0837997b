/** The interface of the measured codecs, and the check that a codec loses no data. */
@NullMarked
package io.variantmapper.benchmarks.codec;

import org.jspecify.annotations.NullMarked;
