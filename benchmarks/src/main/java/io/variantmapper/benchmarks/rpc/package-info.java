/** Measures calls between Java and Godot: the protocol alone, and servers with many clients. */
@NullMarked
package io.variantmapper.benchmarks.rpc;

import org.jspecify.annotations.NullMarked;
