/** From the model to Java source: a pure function that never asks the compiler. */
@NullMarked
package io.variantmapper.processor.emit;

import org.jspecify.annotations.NullMarked;
