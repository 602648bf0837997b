/** The command line: the demo, the server for real clients, and save files. */
@NullMarked
package io.variantmapper.sample.cli;

import org.jspecify.annotations.NullMarked;
