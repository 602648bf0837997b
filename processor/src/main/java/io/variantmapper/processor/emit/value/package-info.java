/** How one value is written, measured and read, and what of the serializer that takes. */
@NullMarked
package io.variantmapper.processor.emit.value;

import org.jspecify.annotations.NullMarked;
