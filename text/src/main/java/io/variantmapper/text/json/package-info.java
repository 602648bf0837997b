/** Writes and reads JSON that keeps the types of all values. Not exported. */
@NullMarked
package io.variantmapper.text.json;

import org.jspecify.annotations.NullMarked;
