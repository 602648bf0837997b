/**
 * The schema files that the annotation processor writes: what packets of a mapped type hold.
 *
 * <p>The format is described in <a
 * href="https://github.com/variantmapper/variantmapper/blob/main/docs/schema.md">docs/schema.md</a>.
 */
package io.variantmapper.schema;
