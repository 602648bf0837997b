/** The Java of the README and of pages in docs, so that it is compiled. */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
