/**
 * FastLZ, which Godot uses in compressed files and in datagrams. Only for the other modules.
 *
 * @see <a href="https://github.com/ariya/FastLZ">FastLZ</a>
 */
@NullMarked
package io.variantmapper.compression;

import org.jspecify.annotations.NullMarked;
