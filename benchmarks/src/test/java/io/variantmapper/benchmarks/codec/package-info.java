@NullMarked
package io.variantmapper.benchmarks.codec;

import org.jspecify.annotations.NullMarked;
