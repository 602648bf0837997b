/** The command {@code variant}: one class for each of its subcommands. */
@NullMarked
package io.variantmapper.tools;

import org.jspecify.annotations.NullMarked;
