/**
 * Reads and writes schema files, in which the annotation processor describes the packets of a
 * mapped type. The project's {@code docs/schema.md} explains the file format.
 */
package io.variantmapper.schema;
