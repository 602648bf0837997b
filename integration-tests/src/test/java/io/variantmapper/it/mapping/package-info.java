/**
 * The tables of docs/mapping.md: one row a mapping, written once, in Java and in GDScript.
 *
 * <p>{@code -Dmapping.update=true} writes them into the document. A running Godot 3 is asked about
 * them in {@code EngineMappingTest}.
 */
@NullMarked
package io.variantmapper.it.mapping;

import org.jspecify.annotations.NullMarked;
