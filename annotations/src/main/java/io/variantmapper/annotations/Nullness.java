package io.variantmapper.annotations;

/**
 * Whether a field can be null if it has no annotation such as {@code @Nullable}.
 *
 * <pre>{@code
 * @VariantDictionary(nullness = Nullness.NULLABLE)
 * public record Guest(String name, String guild, @NonNull String room) {}   // room is required
 * }</pre>
 *
 * <p>An annotation takes precedence if it is called {@code @Nullable}, {@code @NonNull}, {@code
 * @Nonnull} or {@code @NotNull}. It can be on the field, its getter, or the parameter of its setter
 * or of the creator. A {@code @NullMarked} also takes precedence if it is nearer to the type than
 * the setting is.
 */
public enum Nullness {
  /**
   * The setting comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.nullness}. If it is not set in any of them, NON_NULL applies. An
   * annotation {@code @NullMarked} has the effect of {@link #NON_NULL}.
   */
  INHERITED,
  /** A field can be null only if it is {@code @Nullable}. */
  NON_NULL,
  /**
   * A field can be null as if it were {@code @Nullable}: a missing key and a nil are read as null.
   *
   * <p>This does not apply to:
   * <ul>
   * <li>primitives, and fields for which the creator has a primitive parameter;
   * <li>an {@code Optional}, whose empty value stands for null;
   * <li>elements of containers;
   * <li>a field with {@code flatten} or {@link VariantExtras};
   * <li>the field of a {@link VariantSingleValue};
   * <li>a field that itself sets {@link NullPolicy#OMIT_EMPTY} or {@link NullPolicy#REFUSE}.
   * </ul>
   */
  NULLABLE
}
