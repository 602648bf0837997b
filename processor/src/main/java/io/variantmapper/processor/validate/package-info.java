/** From the model to sentences: everything that is wrong with a type, and the way out. */
@NullMarked
package io.variantmapper.processor.validate;

import org.jspecify.annotations.NullMarked;
