/** The measured serializers, and the values on which they are measured. */
@NullMarked
package io.variantmapper.benchmarks.contest;

import org.jspecify.annotations.NullMarked;
