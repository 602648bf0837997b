/**
 * Values as text that people can read and edit: {@link io.variantmapper.text.VariantText} for
 * single values, and {@link io.variantmapper.text.ConfigFile} for files with sections and keys.
 */
@NullMarked
package io.variantmapper.text;

import org.jspecify.annotations.NullMarked;
