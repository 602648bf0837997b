/**
 * Handles the basic parts of packets: little-endian words, UTF-8, padding, header bits. This
 * package does not import other packages of the project. Not exported.
 *
 * <p>The classes do not depend on Variant types and do not throw a {@code VariantException}.
 */
package io.variantmapper.runtime.wire;
