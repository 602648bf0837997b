/** One command that measures everything and writes the document with its charts. */
@NullMarked
package io.variantmapper.benchmarks.report;

import org.jspecify.annotations.NullMarked;
