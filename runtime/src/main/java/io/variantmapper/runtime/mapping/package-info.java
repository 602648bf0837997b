/**
 * Called by generated code, no API promise: keys of fields, runs of neighboring fields, tags of
 * subtypes, and what reads and writes them. Imports the reader, the writer, {@code tree} and what
 * that may import; only {@code EnumSerializer} imports this package.
 *
 * <p>Code written by hand does not need this package. It can change in every release, together with
 * the code that the processor of that release generates.
 */
@NullMarked
package io.variantmapper.runtime.mapping;

import org.jspecify.annotations.NullMarked;
