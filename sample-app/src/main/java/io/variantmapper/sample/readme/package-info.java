/** The Java of the project's README and of docs/streams.md, so that it is compiled. */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
