/** A load test, in which many clients play on a server in its own process. */
@NullMarked
package io.variantmapper.sample.load;

import org.jspecify.annotations.NullMarked;
