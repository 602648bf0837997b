/**
 * Reads, writes, compares and prints trees of {@link io.variantmapper.runtime.Variant}, and
 * converts plain Java values to trees and back. Imports {@code packet}, {@code types} and the
 * packages that these may import. Not exported.
 */
package io.variantmapper.runtime.tree;
