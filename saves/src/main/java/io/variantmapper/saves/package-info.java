/**
 * Godot's encrypted files ({@code open_encrypted}, {@code open_encrypted_with_pass} and {@code
 * ConfigFile.save_encrypted}) and compressed files ({@code open_compressed}). {@link
 * io.variantmapper.saves.GodotFile} reads and writes them.
 */
@NullMarked
package io.variantmapper.saves;

import org.jspecify.annotations.NullMarked;
