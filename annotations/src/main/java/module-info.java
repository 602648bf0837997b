/**
 * The annotations that users of Variant Mapper put on their records and classes.
 *
 * <p>They are only needed at compile time: {@code requires static io.variantmapper.annotations}.
 */
module io.variantmapper.annotations {
  exports io.variantmapper.annotations;
}
