/**
 * Generates Java source and schemas from the model, without access to the compiler.
 *
 * <p>Start at {@code SerializerSource}. {@code ValueCode} emits the code for one value; each kind
 * of value has one class that implements it, and {@code ValueCodes} chooses this class. {@code
 * ReadMethod}, {@code WriteMethod}, {@code SizeMethod}, {@code WriteChangesMethod} and {@code
 * MergingMethods} assemble the code for one object. {@code GeneratedMembers} contains the names of
 * a serializer's private members.
 *
 * <p>A <em>run</em> is a part of a packet. Its bytes are always the same, except in its
 * <em>holes</em>: the places for values of fixed size.
 */
@NullMarked
package io.variantmapper.processor.emit;

import org.jspecify.annotations.NullMarked;
