/** Rules for the model, and the problems of types that break them. */
@NullMarked
package io.variantmapper.processor.validate;

import org.jspecify.annotations.NullMarked;
