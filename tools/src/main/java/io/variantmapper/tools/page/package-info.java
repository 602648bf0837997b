/** The page of the command {@code html}. */
@NullMarked
package io.variantmapper.tools.page;

import org.jspecify.annotations.NullMarked;
