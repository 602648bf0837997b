/** The methods that write and measure an object. */
@NullMarked
package io.variantmapper.processor.emit.write;

import org.jspecify.annotations.NullMarked;
