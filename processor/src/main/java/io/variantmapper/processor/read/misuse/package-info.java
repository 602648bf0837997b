/** Finds annotations in places where they have no effect. */
@NullMarked
package io.variantmapper.processor.read.misuse;

import org.jspecify.annotations.NullMarked;
