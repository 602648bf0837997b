/** Other serializers behind the contract, each as its documentation advises for speed. */
@NullMarked
package io.variantmapper.benchmarks.peer;

import org.jspecify.annotations.NullMarked;
