/** Adapters of other serializers, each used as its documentation advises for speed. */
@NullMarked
package io.variantmapper.benchmarks.peer;

import org.jspecify.annotations.NullMarked;
