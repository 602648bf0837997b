/** Checks the model against rules, and describes the problems. */
@NullMarked
package io.variantmapper.processor.validate;

import org.jspecify.annotations.NullMarked;
