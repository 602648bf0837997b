/** Benchmarks that JMH runs. Each measures one codec on one value in one virtual machine. */
@NullMarked
package io.variantmapper.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
