/** Converts the domain's objects to Protobuf messages and back. */
@NullMarked
package io.variantmapper.benchmarks.protobuf;

import org.jspecify.annotations.NullMarked;
