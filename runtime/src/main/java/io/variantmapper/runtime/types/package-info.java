/**
 * The Variant types: how their values lie in a packet, what they are in Java, how they are compared
 * and printed. Imports {@code wire}, {@code value}, and from the root the format, the types and the
 * exceptions. Not exported.
 *
 * <p>{@link io.variantmapper.runtime.types.TypeTable} has a method for each question, with a case
 * for each type; it refuses a type that a method does not know. The other classes read from a
 * {@link io.variantmapper.runtime.types.PacketInput} and write to a {@link
 * io.variantmapper.runtime.types.PacketOutput}, each a few related types.
 */
package io.variantmapper.runtime.types;
