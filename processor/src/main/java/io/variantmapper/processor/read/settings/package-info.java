/** Reads the settings of a package, a type and a field. */
@NullMarked
package io.variantmapper.processor.read.settings;

import org.jspecify.annotations.NullMarked;
