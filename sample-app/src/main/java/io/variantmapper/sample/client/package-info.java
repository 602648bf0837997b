/** A client without a Godot, for the demo and for tests. */
@NullMarked
package io.variantmapper.sample.client;

import org.jspecify.annotations.NullMarked;
