@NullMarked
package io.variantmapper.processor;

import org.jspecify.annotations.NullMarked;
