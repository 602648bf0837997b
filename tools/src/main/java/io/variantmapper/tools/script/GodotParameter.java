package io.variantmapper.tools.script;

/**
 * A parameter of a function in GDScript.
 *
 * @param type the declared type; {@code Variant} if there is none
 * @param isOptional whether the parameter has a default
 */
record GodotParameter(String name, GodotType type, boolean isOptional) {}
