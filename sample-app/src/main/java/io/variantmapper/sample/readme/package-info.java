/**
 * Contains the Java code of the README and of pages in docs, so that the build compiles this code.
 */
@NullMarked
package io.variantmapper.sample.readme;

import org.jspecify.annotations.NullMarked;
