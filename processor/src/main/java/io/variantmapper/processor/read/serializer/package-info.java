/** Which serializer a type, a field or an element has been given, and by whom. */
@NullMarked
package io.variantmapper.processor.read.serializer;

import org.jspecify.annotations.NullMarked;
