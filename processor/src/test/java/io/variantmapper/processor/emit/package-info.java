@NullMarked
package io.variantmapper.processor.emit;

import org.jspecify.annotations.NullMarked;
