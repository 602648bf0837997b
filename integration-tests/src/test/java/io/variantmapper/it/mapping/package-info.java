/**
 * The tables of docs/mapping.md. Each row is a mapping, which is written once in Java and once in
 * GDScript.
 *
 * <p>{@code -Dmapping.update=true} writes the tables into the document. {@code EngineMapping}
 * compares the rows with running engines.
 */
@NullMarked
package io.variantmapper.it.mapping;

import org.jspecify.annotations.NullMarked;
