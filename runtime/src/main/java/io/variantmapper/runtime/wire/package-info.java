/**
 * Bytes without meaning: little-endian words, padding, header bits, UTF-8. Not exported.
 *
 * <p>Nothing here knows a Variant type or throws a {@code VariantException}.
 */
@NullMarked
package io.variantmapper.runtime.wire;

import org.jspecify.annotations.NullMarked;
