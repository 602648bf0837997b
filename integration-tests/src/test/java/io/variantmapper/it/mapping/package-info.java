/**
 * The tables of docs/mapping.md: one row a mapping, written once, in Java and in GDScript.
 *
 * <p>{@code -Dmapping.update=true} writes them into the document. Running engines are asked about
 * them in {@code EngineMapping}.
 */
@NullMarked
package io.variantmapper.it.mapping;

import org.jspecify.annotations.NullMarked;
