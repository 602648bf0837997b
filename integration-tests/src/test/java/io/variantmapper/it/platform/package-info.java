/** Tests of the promises in docs/platforms.md, on the jars of this build. */
@NullMarked
package io.variantmapper.it.platform;

import org.jspecify.annotations.NullMarked;
