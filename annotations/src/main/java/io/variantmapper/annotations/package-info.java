/** The annotations that map Java types to Godot Variants. They hold no code. */
package io.variantmapper.annotations;
