/** Protobuf messages built from the domain's objects, and objects built from messages. */
@NullMarked
package io.variantmapper.benchmarks.protobuf;

import org.jspecify.annotations.NullMarked;
