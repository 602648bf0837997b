@NullMarked
package io.variantmapper.processor.read;

import org.jspecify.annotations.NullMarked;
