@NullMarked
package io.variantmapper.processor.read.serializer;

import org.jspecify.annotations.NullMarked;
