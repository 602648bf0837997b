/** The server of the Godot project {@code godot4-rpc}, whose clients call functions with @rpc. */
@NullMarked
package io.variantmapper.sample.rpc;

import org.jspecify.annotations.NullMarked;
