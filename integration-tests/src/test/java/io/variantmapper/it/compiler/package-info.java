/**
 * The golden cases of the processor, compiled by other compilers than the one of the build: each
 * generates the same sources, byte for byte.
 */
@NullMarked
package io.variantmapper.it.compiler;

import org.jspecify.annotations.NullMarked;
