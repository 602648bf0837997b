@NullMarked
package io.variantmapper.processor.emit.code;

import org.jspecify.annotations.NullMarked;
