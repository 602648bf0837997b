/** Which {@link io.variantmapper.processor.model.Mapping} a Java type has. */
@NullMarked
package io.variantmapper.processor.read.type;

import org.jspecify.annotations.NullMarked;
