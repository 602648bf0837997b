/** The methods that read an object, by runs and by keys, and make it. */
@NullMarked
package io.variantmapper.processor.emit.read;

import org.jspecify.annotations.NullMarked;
