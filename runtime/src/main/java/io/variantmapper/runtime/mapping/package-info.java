/**
 * Classes that generated code uses, without a promise that the API stays the same. They are the
 * keys of fields, runs of fields (bytes that are read or written together), the tags of subtypes,
 * and classes that read and write all these.
 *
 * <p>This package imports the reader, the writer, {@code tree}, and the packages that {@code tree}
 * may import. In the runtime, only the serializers of enums and containers import this package.
 *
 * <p>Code written by hand does not need this package. The package can change in every release,
 * together with the code that the processor of that release generates.
 */
@NullMarked
package io.variantmapper.runtime.mapping;

import org.jspecify.annotations.NullMarked;
