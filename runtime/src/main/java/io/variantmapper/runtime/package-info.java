/**
 * Turns Java values into Godot's binary Variant packets and back.
 *
 * <p>Start with {@link io.variantmapper.runtime.VariantSerializer} for mapped types, with {@link
 * io.variantmapper.runtime.Variant} for packets of unknown shape. The package imports all others of
 * the runtime except {@code stream}.
 *
 * <h2>One verb for one job</h2>
 *
 * <dl>
 *   <dt>read, write
 *   <dd>One whole value, header included, at the position; null and nil stand for each other.
 *       {@code readX} returns what {@code writeX} takes.
 *   <dt>skip
 *   <dd>Passes over one whole value without decoding it; {@code skipNil} and {@code skipIf…} only
 *       if it is next, and return whether it was.
 *   <dt>peek
 *   <dd>Returns something about the next value, which stays unread.
 *   <dt>begin, end
 *   <dd>Opens and closes what holds several values: an array, a Dictionary, the fields of a mapped
 *       type. Each begin has its own end.
 *   <dt>nest, unnest
 *   <dd>Opens and closes the container of a mapped type, which is only counted; {@code push} and
 *       {@code pop} keep all others on a stack.
 *   <dt>allow
 *   <dd>Raises the number of values that may still come.
 *   <dt>take
 *   <dd>Reads a part of a value, such as a word, a count or a text, and moves the position behind
 *       it. {@code pass} moves the position over bytes that nobody needs, or that have been read.
 *   <dt>get
 *   <dd>Returns what lies at an index or in a hole. The position stays.
 *   <dt>put
 *   <dd>Puts a part of a value at an index, into a hole, or behind what has been written.
 *   <dt>find
 *   <dd>Searches for something and returns its index, or {@code UNKNOWN}.
 *   <dt>next
 *   <dd>Goes to the next entry or frame, if there is one.
 *   <dt>encode, decode
 *   <dd>Between a value and all bytes of it: a whole packet, or a text in UTF-8.
 *   <dt>frame, send, receive, save, load
 *   <dd>A packet with its length: as bytes, on a stream, in a file.
 *   <dt>of
 *   <dd>Returns an object made from the arguments. {@code typeOf}, {@code textOf}: returns what the
 *       argument has. {@code ofInt} and the like in {@code ExpectedSize}: the size of a value.
 *   <dt>to
 *   <dd>Returns this object, or the argument, in another form: {@code toJava}, {@code toByteArray}.
 *   <dt>with
 *   <dd>Returns a copy of which one setting differs.
 *   <dt>is, has, holds, matches, same
 *   <dd>Returns whether.
 *   <dt>require
 *   <dd>Throws unless something holds, and changes nothing.
 *   <dt>check
 *   <dd>Reads or counts what comes next, and throws if it must not come.
 *   <dt>unexpected, malformed, unsupported, refused, and names with Exception
 *   <dd>Returns an exception for the caller to throw. In documents "refuses" means "throws".
 *   <dt>print
 *   <dd>Appends text for people.
 * </dl>
 *
 * <p>A noun alone returns a property: {@code size()}, {@code format()}, {@code path()}.
 */
@NullMarked
package io.variantmapper.runtime;

import org.jspecify.annotations.NullMarked;
