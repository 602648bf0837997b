/**
 * Reads the compiler's elements as the model. Never throws and never reports.
 *
 * <p>{@link io.variantmapper.processor.read.MappedTypeReader} reads whole types. What the readers
 * need to know about Java itself is in {@code language}, which knows nothing of mapping.
 */
@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
