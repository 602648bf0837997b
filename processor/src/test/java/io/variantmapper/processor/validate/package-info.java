@NullMarked
package io.variantmapper.processor.validate;

import org.jspecify.annotations.NullMarked;
