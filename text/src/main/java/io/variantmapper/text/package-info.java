/**
 * Values as text that people can read and edit: {@link io.variantmapper.text.VariantText} for
 * single values, {@link io.variantmapper.text.ConfigFile} for files with sections and keys, and
 * {@link io.variantmapper.text.VariantJson} for JSON.
 */
@NullMarked
package io.variantmapper.text;

import org.jspecify.annotations.NullMarked;
