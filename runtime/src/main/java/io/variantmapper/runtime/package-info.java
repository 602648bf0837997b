/**
 * Turns Java values into Godot's binary Variant packets and back.
 *
 * <p>Start with {@link io.variantmapper.runtime.VariantSerializer} for mapped types, or with
 * {@link io.variantmapper.runtime.Variant} for packets of unknown shape. This package imports all
 * other packages of the runtime except {@code stream}.
 *
 * <h2>One verb for one job</h2>
 *
 * <dl>
 *   <dt>read, write
 *   <dd>Reads or writes one whole value, header included, at the position. Null is written as nil.
 *       {@code readX} returns a value of the type that {@code writeX} takes.
 *   <dt>skip
 *   <dd>Moves past one whole value without decoding it. {@code skipNil} and {@code skipIf…} skip
 *       the next value only if it is the one in the method's name, and return whether they skipped
 *       it.
 *   <dt>peek
 *   <dd>Returns something about the next value, which stays unread.
 *   <dt>begin, end
 *   <dd>Opens and closes something that holds several values: an array, a Dictionary, the fields of
 *       a mapped type. Each begin method has its own end method.
 *   <dt>nest, unnest
 *   <dd>Opens and closes the container of a mapped type. These methods only change a counter. For
 *       all other containers, {@code push} and {@code pop} use a stack.
 *   <dt>allow
 *   <dd>Increases the number of values that may still follow.
 *   <dt>take
 *   <dd>Reads a part of a value, such as a word, a count or a text, and moves the position past it.
 *       {@code pass} moves the position past bytes that are not needed or have been read.
 *   <dt>get
 *   <dd>Returns the content at an index or in a hole, which is the place of a variable part among
 *       bytes that are always the same. The position does not change.
 *   <dt>put
 *   <dd>Stores a part of a value at an index, in a hole, or after the bytes written so far.
 *   <dt>find
 *   <dd>Searches for something, and returns it, or null if nothing is found. A method that searches
 *       for a place returns the index, or {@code UNKNOWN} if nothing is found.
 *   <dt>next
 *   <dd>Goes to the next entry or frame, if there is one.
 *   <dt>encode, decode
 *   <dd>Converts between a value and all its bytes: a whole packet, or a text in UTF-8.
 *   <dt>frame, send, receive, save, load
 *   <dd>Handles a packet with its length in front: {@code frame} returns the bytes, {@code send}
 *       and {@code receive} use a stream, {@code save} and {@code load} use a file.
 *   <dt>of
 *   <dd>Returns an object made from the arguments. {@code typeOf} and {@code textOf} return a
 *       property of the argument. {@code ofInt} and similar methods of {@code ExpectedSize} return
 *       the size of a value.
 *   <dt>to
 *   <dd>Returns this object, or the argument, in another form: {@code toJava}, {@code toByteArray}.
 *   <dt>with
 *   <dd>Returns a copy in which one setting differs.
 *   <dt>is, has, holds, matches, same
 *   <dd>Returns whether a condition is true.
 *   <dt>require
 *   <dd>Throws an exception unless a condition is true. Changes nothing.
 *   <dt>check
 *   <dd>Reads or counts the next value, and throws an exception if the value is not allowed.
 *   <dt>unexpected, malformed, unsupported, refused, and names with Exception
 *   <dd>Returns an exception for the caller to throw. In documents, "refuses" means "throws an
 *       exception".
 *   <dt>print
 *   <dd>Appends text for human readers.
 * </dl>
 *
 * <p>A method whose name is a noun returns a property: {@code size()}, {@code format()},
 * {@code path()}.
 */
@NullMarked
package io.variantmapper.runtime;

import org.jspecify.annotations.NullMarked;
