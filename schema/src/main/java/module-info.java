/**
 * Reads and writes schema files, in which the annotation processor describes the packets of a
 * mapped type.
 */
module io.variantmapper.schema {
  exports io.variantmapper.schema;
}
