/**
 * What users of Variant Mapper write on their records and classes.
 *
 * <p>Needed at compile time only: {@code requires static io.variantmapper.annotations}.
 */
module io.variantmapper.annotations {
  exports io.variantmapper.annotations;
}
