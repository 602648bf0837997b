/**
 * Generates GDScript classes from the model, for Godot 3 and Godot 4. Everything that only GDScript
 * needs is here: the settings of the build, the names that Godot reserves, and the rule that checks
 * the names of types. Start at {@code GdScriptSource}.
 */
@NullMarked
package io.variantmapper.processor.gdscript;

import org.jspecify.annotations.NullMarked;
