/** Compares hosts of ENet with libenet. */
@NullMarked
package io.variantmapper.benchmarks.enet;

import org.jspecify.annotations.NullMarked;
