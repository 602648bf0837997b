/**
 * From the model to Java source and to schemas: pure functions that never ask the compiler.
 *
 * <p>Start at {@code SerializerSource}. The code of one value is in {@code ReadCode}, {@code
 * WriteCode}, {@code SizeCode} and {@code SerializerExpression}, and the names of a serializer's
 * private members are in {@code Members}. The code of one object is put together by {@code
 * ReadMethod}, {@code WriteMethod}, {@code SizeMethod} and the methods for changes.
 */
@NullMarked
package io.variantmapper.processor.emit;

import org.jspecify.annotations.NullMarked;
