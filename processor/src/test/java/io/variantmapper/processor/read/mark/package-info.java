@NullMarked
package io.variantmapper.processor.read.mark;

import org.jspecify.annotations.NullMarked;
