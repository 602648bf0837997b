/**
 * Benchmarks that JMH runs. JMH starts new virtual machines for each method and each combination of
 * parameters.
 */
@NullMarked
package io.variantmapper.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
