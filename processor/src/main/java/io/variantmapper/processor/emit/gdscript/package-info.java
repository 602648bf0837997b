/** Generates GDScript classes from the model, for Godot 3 and Godot 4. */
@NullMarked
package io.variantmapper.processor.emit.gdscript;

import org.jspecify.annotations.NullMarked;
