/** The methods that write and apply what differs between two objects. */
@NullMarked
package io.variantmapper.processor.emit.change;

import org.jspecify.annotations.NullMarked;
