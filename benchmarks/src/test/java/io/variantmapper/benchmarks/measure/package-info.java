@NullMarked
package io.variantmapper.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
