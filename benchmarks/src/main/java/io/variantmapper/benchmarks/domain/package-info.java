/** The measured types, which are values of a game in Dictionary shape and in Array shape. */
@NullMarked
package io.variantmapper.benchmarks.domain;

import org.jspecify.annotations.NullMarked;
