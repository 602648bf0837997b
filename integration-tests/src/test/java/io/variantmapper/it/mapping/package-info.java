/**
 * The tables of docs/mapping.md: one row a mapping, written once, in Java and in GDScript.
 *
 * <p>{@code -Dmapping.update=true} writes them into the document. {@code EngineMapping}
 * compares them with running engines.
 */
@NullMarked
package io.variantmapper.it.mapping;

import org.jspecify.annotations.NullMarked;
