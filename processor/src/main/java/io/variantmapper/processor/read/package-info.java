/**
 * From the compiler's elements to the model. Never throws and never reports.
 *
 * <p>Here whole types are read. The parts below, each of which knows only those before it: {@code
 * language}, {@code member}, {@code mark}, {@code serializer}, {@code type}.
 */
@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
