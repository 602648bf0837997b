/** The sections and keys of Godot's {@code ConfigFile}. Not exported. */
@NullMarked
package io.variantmapper.text.config;

import org.jspecify.annotations.NullMarked;
