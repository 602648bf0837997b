/**
 * The lossless tree: {@link io.variantmapper.runtime.Variant} read, written, compared, printed, and
 * made from plain Java values. Imports {@code packet}, {@code types} and what those may import. Not
 * exported.
 */
package io.variantmapper.runtime.tree;
