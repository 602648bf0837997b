/**
 * Handles the basic parts of packets: little-endian words, UTF-8, padding, header bits; also checks
 * the stack. This package does not import other packages of the project. Exported only to the
 * modules {@code rpc} and {@code text}.
 *
 * <p>The classes do not depend on Variant types and do not throw a {@code VariantException}.
 */
package io.variantmapper.runtime.wire;
