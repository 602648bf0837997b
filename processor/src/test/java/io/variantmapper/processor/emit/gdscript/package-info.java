@NullMarked
package io.variantmapper.processor.emit.gdscript;

import org.jspecify.annotations.NullMarked;
