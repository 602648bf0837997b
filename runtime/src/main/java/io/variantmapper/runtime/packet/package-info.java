/**
 * Walks over undecoded packets, and describes errors: the path to a value, the value itself, and
 * which format the bytes fit. Imports {@code types} and the packages that {@code types} may import.
 * Not exported.
 */
package io.variantmapper.runtime.packet;
