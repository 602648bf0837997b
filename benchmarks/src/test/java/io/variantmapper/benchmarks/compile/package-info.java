@NullMarked
package io.variantmapper.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
