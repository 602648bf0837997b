/** The Java of the README, of docs/streams.md and of docs/limits.md, so that it is compiled. */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
