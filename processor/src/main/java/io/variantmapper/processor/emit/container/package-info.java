/** The methods that write and read arrays, collections and maps. */
@NullMarked
package io.variantmapper.processor.emit.container;

import org.jspecify.annotations.NullMarked;
