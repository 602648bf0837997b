/** Pieces of Java of any kind: text, names, and the class around all of it. */
@NullMarked
package io.variantmapper.processor.emit.code;

import org.jspecify.annotations.NullMarked;
