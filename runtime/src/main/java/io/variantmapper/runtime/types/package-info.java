/**
 * Reads, writes, compares and prints the values of each Variant type. This package imports {@code
 * wire} and {@code value}. From the root package, it imports only {@code VariantFormat}, {@code
 * Leniency}, {@code VariantType}, {@code ContainerType} and the exceptions. Not exported.
 *
 * <p>{@link io.variantmapper.runtime.types.TypeTable} has a method for each operation, with a case
 * for each type. Other classes, such as {@code Texts}, read a few related types from a
 * {@link io.variantmapper.runtime.types.PacketInput} and write them to a
 * {@link io.variantmapper.runtime.types.PacketOutput}.
 */
package io.variantmapper.runtime.types;
