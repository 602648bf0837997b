/**
 * Walks over undecoded packets, and explains errors: the path to a place, what was found there, and
 * which format the bytes fit. Imports {@code types} and what that may import. Not exported.
 */
package io.variantmapper.runtime.packet;
