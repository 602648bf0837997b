@NullMarked
package io.variantmapper.benchmarks.contest;

import org.jspecify.annotations.NullMarked;
