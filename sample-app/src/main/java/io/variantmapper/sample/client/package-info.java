/** A client that does not need Godot, for the demo and for tests. */
@NullMarked
package io.variantmapper.sample.client;

import org.jspecify.annotations.NullMarked;
