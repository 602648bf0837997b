/** The goals of the Maven plugin. */
@NullMarked
package io.variantmapper.maven;

import org.jspecify.annotations.NullMarked;
