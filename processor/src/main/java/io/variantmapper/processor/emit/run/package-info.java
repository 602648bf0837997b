/** Neighbouring fields whose bytes are always the same, but for holes. */
@NullMarked
package io.variantmapper.processor.emit.run;

import org.jspecify.annotations.NullMarked;
