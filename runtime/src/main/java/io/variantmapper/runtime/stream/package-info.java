/**
 * Sends and receives packets with their length in front, on streams and in files, in the form in
 * which {@code StreamPeer.put_var} and {@code FileAccess.store_var} write them. Imports the root
 * package and {@code wire}; no other package imports this one.
 */
@NullMarked
package io.variantmapper.runtime.stream;

import org.jspecify.annotations.NullMarked;
