/** Finds the serializers that annotations name, and chooses one for each value. */
@NullMarked
package io.variantmapper.processor.read.serializers;

import org.jspecify.annotations.NullMarked;
