@NullMarked
package io.variantmapper.processor.read.type;

import org.jspecify.annotations.NullMarked;
