/**
 * The annotations for the records and classes of Variant Mapper's users.
 *
 * <p>They are only needed at compile time: {@code requires static io.variantmapper.annotations}.
 */
module io.variantmapper.annotations {
  exports io.variantmapper.annotations;
}
