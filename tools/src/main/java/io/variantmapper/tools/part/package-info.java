/**
 * The parts of a packet: {@link io.variantmapper.tools.part.Part} for each value in it, and
 * {@link io.variantmapper.tools.part.Word} for the bytes of a value.
 */
@NullMarked
package io.variantmapper.tools.part;

import org.jspecify.annotations.NullMarked;
