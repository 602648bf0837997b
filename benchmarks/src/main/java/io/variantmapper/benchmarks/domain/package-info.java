/** The measured types: values of a game, in Dictionary and in Array shape. */
@NullMarked
package io.variantmapper.benchmarks.domain;

import org.jspecify.annotations.NullMarked;
