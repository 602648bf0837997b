@NullMarked
package io.variantmapper.benchmarks.rpc;

import org.jspecify.annotations.NullMarked;
