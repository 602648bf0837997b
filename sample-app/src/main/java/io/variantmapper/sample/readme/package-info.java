/**
 * The Java code of the README and of pages in docs, which is here so that the build compiles it.
 */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
