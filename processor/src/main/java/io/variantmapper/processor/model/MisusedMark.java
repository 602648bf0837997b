package io.variantmapper.processor.model;

import java.util.List;

/**
 * An annotation of ours in a place where it can't do what it says.
 *
 * <pre>{@code
 * new MisusedMark("VariantField", "Player.count", Misuse.STATIC_FIELD, anchor)
 * }</pre>
 *
 * @param annotation its simple name, and the member of it that is meant if it is not the whole;
 *     empty for a member of a mix-in that bears none
 * @param owner the member that bears it, as {@code Type.member}
 * @param candidates names that its member may have meant to have
 */
public record MisusedMark(
    String annotation, String owner, Misuse misuse, List<String> candidates, Anchor anchor) {
  /** A mark that no name was mistyped for. */
  public MisusedMark(String annotation, String owner, Misuse misuse, Anchor anchor) {
    this(annotation, owner, misuse, List.of(), anchor);
  }

  /** What is wrong with the place. */
  public enum Misuse {
    /** The enclosing type is not mapped, and no mapped type can inherit the member. */
    OUTSIDE_MAPPED_TYPE,
    /** The enclosing record is not mapped. */
    OUTSIDE_MAPPED_RECORD,
    /** A constant of an enum, or another member of one. */
    IN_ENUM,
    /** Static fields are not mapped. */
    STATIC_FIELD,
    /** Transient fields are not mapped. */
    TRANSIENT_FIELD,
    /** Neither an abstract method nor one that the builder can override. */
    ON_NO_ACCESSOR,
    /** The creator of an abstract type, of which no object is made. */
    CREATOR_OF_BASE,
    /** The parameter belongs to a method or constructor that reading doesn't call. */
    OTHER_PARAMETER,
    /** The type is not mapped by its subtypes. */
    OF_NO_HIERARCHY,
    /** A listed subtype is a primitive or an array. */
    LISTS_NO_TYPE,
    /** The type is sealed, and says itself what its subtypes are. */
    OF_SEALED,
    /** A setting of fields on a type that is mapped by its subtypes. */
    SETTING_OF_HIERARCHY,
    /** The type is no subtype of a mapped one. */
    IN_NO_HIERARCHY,
    /** Beside {@code @VariantIgnore} on the same member. */
    BESIDE_IGNORE,
    /** On the field and again on the creator's parameter. */
    ON_FIELD_TOO,
    /** {@code @VariantArray} beside {@code @VariantDictionary}. */
    BESIDE_DICTIONARY,
    /** A house style of one shape beside an annotation of the other. */
    BESIDE_OTHER_SHAPE,
    /** A serializer of the user's own beside an annotation that has one generated. */
    BESIDE_SHAPE,
    /** A house style beside another. */
    BESIDE_HOUSE_STYLE,
    /** A template beside another on the same annotation. */
    BESIDE_TEMPLATE,
    /** A mix-in that has no shape. */
    WITHOUT_SHAPE,
    /** On a method that is no member of a mix-in. */
    ON_METHOD,
    /** A member of a mix-in for which the type has no field. */
    FOR_NO_FIELD,
    /** A member of a mix-in for which the type has no constructor or static method. */
    FOR_NO_CREATOR,
    /** An import where no type is mapped. */
    AROUND_NOTHING,
    /** An import for void, or of it. */
    IMPORTS_NOTHING,
    /** An import of a type that another beside it imports. */
    BESIDE_IMPORT,
    /** An annotation of enums on another type. */
    NOT_AN_ENUM,
    /** An annotation of constants on another field. */
    NOT_A_CONSTANT,
    /** A policy for unknown constants on a field that has no enum constants as elements. */
    WITHOUT_CONSTANTS,
    /** Nulls left out of a primitive field. */
    OMITS_PRIMITIVE,
    /** Nulls left out of a field that is read alone. */
    OMITS_UNWRITTEN,
    /** A field for extras that is no Map of Variants. */
    EXTRAS_OF_OTHER_TYPE,
    /** A field for extras in an Array. */
    EXTRAS_IN_ARRAY,
    /** A field for extras in a type that sends changes. */
    EXTRAS_WITH_CHANGES,
    /** A second field for extras. */
    SECOND_EXTRAS,
    /** A field for extras that is also said to be an entry. */
    EXTRAS_BESIDE_FIELD,
    /** A field for extras in a type that says that they are not kept. */
    EXTRAS_NOT_KEPT,
    /** A type that says that extras are kept, and has no field for them. */
    KEPT_NOWHERE,
    /** The annotation with the template can stand elsewhere than on types. */
    TEMPLATE_OF_OTHER_TARGET,
    /** The annotation with the template is dropped by the compiler. */
    TEMPLATE_OF_SOURCE
  }
}
