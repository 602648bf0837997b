/** Measures the same packets in an installed headless Godot 3. */
@NullMarked
package io.variantmapper.benchmarks.godot;

import org.jspecify.annotations.NullMarked;
