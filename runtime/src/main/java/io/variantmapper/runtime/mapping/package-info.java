/**
 * Classes for generated code, without an API promise: keys and runs of fields, tags of subtypes,
 * and their readers and writers.
 *
 * <p>This package imports the reader, the writer, {@code tree}, and the packages that {@code tree}
 * may import. Only {@code EnumSerializer} imports this package.
 *
 * <p>Code written by hand does not need this package. The package can change in every release,
 * together with the code that the processor of that release generates.
 */
@NullMarked
package io.variantmapper.runtime.mapping;

import org.jspecify.annotations.NullMarked;
