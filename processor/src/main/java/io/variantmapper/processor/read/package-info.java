/**
 * Reads the compiler's elements into the model. It never throws and never reports.
 *
 * <p>{@link io.variantmapper.processor.read.MappedTypeReader} is the entry point. It reads the
 * members of a type one by one. The element of a member, with its annotations, getter and setter,
 * becomes a {@code Member}. The type of the member becomes a {@code Mapping}. Both together become
 * an entry of the model.
 */
@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
