/** The annotations that map Java types to Godot Variants. They contain no code. */
package io.variantmapper.annotations;
