/** What docs/platforms.md promises, checked on the jars of this build. */
@NullMarked
package io.variantmapper.it.platform;

import org.jspecify.annotations.NullMarked;
