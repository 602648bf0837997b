@NullMarked
package io.variantmapper.processor.gdscript;

import org.jspecify.annotations.NullMarked;
