/** One command that measures everything and writes docs/performance.md with its charts. */
@NullMarked
package io.variantmapper.benchmarks.report;

import org.jspecify.annotations.NullMarked;
