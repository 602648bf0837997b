/**
 * Finds out how a Java type is mapped: the table of simple types, containers, enums, and mapped
 * types.
 */
@NullMarked
package io.variantmapper.processor.read.types;

import org.jspecify.annotations.NullMarked;
