/**
 * What running engines make of our packets, and we of theirs.
 *
 * <p>Skipped with one line where an engine is not installed.
 */
@NullMarked
package io.variantmapper.it.engine;

import org.jspecify.annotations.NullMarked;
