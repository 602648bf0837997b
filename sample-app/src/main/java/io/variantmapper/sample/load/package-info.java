/** A load test: drives many clients against a server in a process of its own. */
@NullMarked
package io.variantmapper.sample.load;

import org.jspecify.annotations.NullMarked;
