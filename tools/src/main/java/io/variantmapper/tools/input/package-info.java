/** Finds packets in files and texts, and describes them. */
@NullMarked
package io.variantmapper.tools.input;

import org.jspecify.annotations.NullMarked;
