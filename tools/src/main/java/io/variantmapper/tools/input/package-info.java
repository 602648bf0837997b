/** Finds packets in files and texts, and says what was found. */
@NullMarked
package io.variantmapper.tools.input;

import org.jspecify.annotations.NullMarked;
