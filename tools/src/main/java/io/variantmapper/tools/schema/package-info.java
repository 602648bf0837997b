/**
 * Compares packets with schemas, and names the values of a packet after the fields of mapped types.
 */
@NullMarked
package io.variantmapper.tools.schema;

import org.jspecify.annotations.NullMarked;
