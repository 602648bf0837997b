/** The numbers, limits and faults of all texts. Not exported. */
@NullMarked
package io.variantmapper.text.base;

import org.jspecify.annotations.NullMarked;
