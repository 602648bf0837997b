/** Packets as text. It knows Variants only, not this application's types. */
@NullMarked
package io.variantmapper.sample.print;

import org.jspecify.annotations.NullMarked;
