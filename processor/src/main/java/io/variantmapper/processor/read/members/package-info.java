/**
 * Reads the members of a type one by one, from the field and its accessors to an entry of the
 * model.
 */
@NullMarked
package io.variantmapper.processor.read.members;

import org.jspecify.annotations.NullMarked;
