/**
 * Frames: packets with their length in front, on streams and in files, as {@code
 * StreamPeer.put_var} and {@code File.store_var} write them (FORMAT.md 7). Imports the root and
 * {@code wire}; no other package imports this one.
 */
@NullMarked
package io.variantmapper.runtime.stream;

import org.jspecify.annotations.NullMarked;
