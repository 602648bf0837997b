/**
 * Reads the functions with {@code @rpc} of GDScript files, compares them with the schema of a node,
 * and prints them as a Java interface. Runs no code of the scripts.
 */
@NullMarked
package io.variantmapper.tools.script;

import org.jspecify.annotations.NullMarked;
