/** The Java of the project's README, so that it is compiled. */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
