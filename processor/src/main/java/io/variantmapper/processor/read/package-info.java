/** From the compiler's elements to the model. Never throws and never reports. */
@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
