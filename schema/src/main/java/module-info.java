/** The schema files that the annotation processor writes: what packets of a mapped type hold. */
module io.variantmapper.schema {
  exports io.variantmapper.schema;
}
