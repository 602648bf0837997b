/**
 * The schema files that the annotation processor writes: what packets of a mapped type hold. The
 * project's {@code docs/schema.md} describes them.
 */
package io.variantmapper.schema;
