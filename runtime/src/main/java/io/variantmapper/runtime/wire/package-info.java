/**
 * Bytes without meaning: little-endian words, UTF-8, padding, header bits. Imports no other package
 * of the project. Not exported.
 *
 * <p>Nothing here knows a Variant type or throws a {@code VariantException}.
 */
package io.variantmapper.runtime.wire;
