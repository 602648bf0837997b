/**
 * Reads the compiler's elements into the model. A mistake of the user becomes a fault in the model:
 * this package neither throws an exception nor reports an error for it.
 *
 * <p>{@link io.variantmapper.processor.read.MappedTypeReader} is the entry point. It reads the
 * members of a type one by one. The element of a member, with its annotations, getter and setter,
 * becomes a {@code Member}. The type of the member becomes a {@code Mapping}. The {@code Member}
 * and the {@code Mapping} together become an entry of the model.
 *
 * <p>The packages below use each other in one direction:
 *
 * <pre>
 * compiler ◀─ declaration ◀─┬─ settings ◀─ serializers ◀─┬─ types ◀──┐
 *                           │                            └─ misuse ◀─┼─ members ◀─ read
 *                           └─ creation ◀────────────────────────────┘
 * </pre>
 *
 * <p>In this package, an annotation is one of this library or of the user's house style.
 */
@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
