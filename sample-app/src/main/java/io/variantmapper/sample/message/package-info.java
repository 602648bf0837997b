/** The messages between a client and the server. */
@VariantDefaults(naming = KeyNaming.SNAKE_CASE)
@NullMarked
package io.variantmapper.sample.message;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDefaults;
import org.jspecify.annotations.NullMarked;
