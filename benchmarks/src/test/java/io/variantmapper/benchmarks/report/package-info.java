@NullMarked
package io.variantmapper.benchmarks.report;

import org.jspecify.annotations.NullMarked;
