/** Measures the same packets in Godot, and generated GDScript classes in Godot 3 and 4. */
@NullMarked
package io.variantmapper.benchmarks.godot;

import org.jspecify.annotations.NullMarked;
