/** What the annotations and options say: of a type, of its fields, and those that are misused. */
@NullMarked
package io.variantmapper.processor.read.mark;

import org.jspecify.annotations.NullMarked;
