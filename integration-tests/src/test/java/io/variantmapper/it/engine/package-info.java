/**
 * What a running Godot 3 makes of our packets, and we of its own.
 *
 * <p>Skipped with one line where {@code godot3-server} is not installed.
 */
@NullMarked
package io.variantmapper.it.engine;

import org.jspecify.annotations.NullMarked;
