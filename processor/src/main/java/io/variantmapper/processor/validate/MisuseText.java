package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.MisusedMark.Misuse;
import java.util.Map;
import java.util.Objects;

/**
 * What is said of a misused annotation.
 *
 * <pre>{@code
 * String sentence = MisuseText.of(Misuse.STATIC_FIELD).sentence();
 * // has no effect, for static fields are not mapped. Remove it.
 * }</pre>
 *
 * @param sentence what follows the annotation and the name of its bearer; "%s" stands for the
 *     question whether a near name was meant
 */
record MisuseText(ProblemCode code, String sentence) {
  private static final Map<Misuse, MisuseText> ALL = Map.ofEntries(
      misplaced(
          Misuse.OUTSIDE_MAPPED_TYPE,
          "has no effect, for the type is not mapped. Mark the type with @VariantDictionary or"
              + " @VariantArray, or make it abstract if mapped classes inherit from it."),
      misplaced(
          Misuse.OUTSIDE_MAPPED_RECORD,
          "has no effect, for the record is not mapped. Mark that with @VariantDictionary or"
              + " @VariantArray, or remove this."),
      misplaced(
          Misuse.IN_ENUM,
          "has no effect, for an enum is written by its constants alone. Give those their values"
              + " with @VariantValue, and remove this."),
      misplaced(Misuse.STATIC_FIELD, "has no effect, for static fields are not mapped. Remove it."),
      misplaced(
          Misuse.TRANSIENT_FIELD,
          "has no effect, for transient fields are not mapped. Remove it, or the word transient."),
      misplaced(
          Misuse.ON_NO_ACCESSOR,
          "has no effect, for the abstract methods of the type are mapped, and nothing else of"
              + " it. Move it to one of them, or remove it."),
      misplaced(
          Misuse.CREATOR_OF_BASE,
          "has no effect, for no object is made of the abstract type alone. Move it to the types"
              + " that extend it."),
      misplaced(
          Misuse.OTHER_PARAMETER,
          "has no effect, for reading doesn't call what has this parameter. Move it to the field,"
              + " or to the parameter of the creator."),
      misplaced(
          Misuse.OF_NO_HIERARCHY,
          "has no effect, for the type is not mapped by its subtypes. Make it a sealed interface"
              + " or abstract class, or list them with @VariantSubtypes, and mark it with"
              + " @VariantDictionary or @VariantArray."),
      misplaced(
          Misuse.LISTS_NO_TYPE,
          "lists a primitive or an array, which is a subtype of nothing else. Remove it."),
      misplaced(
          Misuse.OF_SEALED,
          "has no effect, for a sealed type says itself what its subtypes are. Remove it."),
      misplaced(
          Misuse.SETTING_OF_HIERARCHY,
          "has no effect, for the type is mapped by its subtypes, which have the fields. Move it"
              + " to them."),
      misplaced(
          Misuse.IN_NO_HIERARCHY,
          "has no effect, for the type is no concrete subtype of a sealed interface or abstract"
              + " class with @VariantDictionary or @VariantArray, or of one that lists it with"
              + " @VariantSubtypes. Mark that, or remove this."),
      misplaced(
          Misuse.WITHOUT_SHAPE,
          "has no effect, for it doesn't tell what is written. Add @VariantDictionary or"
              + " @VariantArray."),
      misplaced(
          Misuse.ON_METHOD, "has no effect, for it stands on a method. Move it to the field."),
      misplaced(
          Misuse.AROUND_NOTHING,
          "has no effect, for the type is not mapped, and neither is one inside. Move it to a"
              + " type that is, or to package-info.java."),
      misplaced(
          Misuse.IMPORTS_NOTHING,
          "names void, which has no values. Name the type, and a serializer for it."),
      misplaced(Misuse.NOT_AN_ENUM, "has no effect, for the type is no enum. Remove it."),
      misplaced(
          Misuse.NOT_A_CONSTANT,
          "has no effect, for it is meant for constants of an enum. Remove it."),
      misplaced(
          Misuse.WITHOUT_CONSTANTS,
          "says unknownConstants without effect, for the field has no elements that are constants"
              + " of an enum. Remove that."),
      misplaced(
          Misuse.OMITS_PRIMITIVE,
          "says nulls = OMIT without effect, for a primitive is never null. Remove that."),
      misplaced(
          Misuse.OMITS_UNWRITTEN,
          "says nulls = OMIT without effect, for the field is never written. Remove that."),
      misplaced(
          Misuse.EXTRAS_OF_OTHER_TYPE,
          "can't keep what is left over in a field of that type. Declare it as Map<String,"
              + " Variant>, or as Map<Variant, Variant>."),
      misplaced(
          Misuse.EXTRAS_IN_ARRAY,
          "has no effect, for an Array has no keys. Remove it, or use @VariantDictionary."),
      misplaced(
          Misuse.KEPT_NOWHERE,
          "says that unknown keys are kept, but there is no field for them. Add a Map<String,"
              + " Variant> with @VariantExtras."),
      contradicting(
          Misuse.BESIDE_IGNORE,
          "stands beside @VariantIgnore, which leaves the field out. Keep one."),
      contradicting(
          Misuse.ON_FIELD_TOO, "stands on the creator's parameter and on the field. Keep one."),
      contradicting(
          Misuse.BESIDE_DICTIONARY,
          "stands beside @VariantDictionary, and a type has one shape. Keep one."),
      contradicting(
          Misuse.BESIDE_OTHER_SHAPE,
          "stands beside an annotation of the other shape, and a type has one shape. Keep one."),
      contradicting(
          Misuse.BESIDE_SHAPE,
          "stands beside an annotation that has another serializer generated, and a type has one."
              + " Keep one."),
      contradicting(
          Misuse.BESIDE_HOUSE_STYLE,
          "stands beside another house style, and a type has one at most. Keep one."),
      contradicting(Misuse.BESIDE_IMPORT, "stands beside another for the same type. Keep one."),
      contradicting(
          Misuse.EXTRAS_WITH_CHANGES,
          "stands in a type that sends changes, and what it keeps would be no part of them."
              + " Remove it, or changes."),
      contradicting(Misuse.SECOND_EXTRAS, "is the second of its type. Keep one."),
      contradicting(
          Misuse.EXTRAS_BESIDE_FIELD,
          "stands beside @VariantField, which is about one entry. Keep one."),
      contradicting(
          Misuse.EXTRAS_NOT_KEPT,
          "keeps unknown keys, but the type says with unknownKeys that they are not kept. Remove"
              + " one of the two."),
      ofMixIn(
          Misuse.FOR_NO_FIELD,
          "stands for no field of the type.%s Give it the name of a field and no parameters, or"
              + " remove it."),
      ofMixIn(
          Misuse.FOR_NO_CREATOR,
          "stands for no constructor, and for no static method of that name. Give it parameters"
              + " of the same types, and let a method that stands for a constructor return the"
              + " type."),
      ofTemplate(
          Misuse.BESIDE_TEMPLATE,
          "stands beside another template, and a type has one shape. Keep one."),
      ofTemplate(
          Misuse.TEMPLATE_OF_OTHER_TARGET,
          "makes an annotation of types, but it could stand elsewhere, too. Add"
              + " @Target(ElementType.TYPE), and no other target."),
      ofTemplate(
          Misuse.TEMPLATE_OF_SOURCE,
          "makes an annotation that other compilations have to see, but it is of SOURCE"
              + " retention. Remove @Retention, or make it CLASS or RUNTIME."));

  /** Every misuse has one. */
  static MisuseText of(Misuse misuse) {
    return Objects.requireNonNull(ALL.get(misuse), misuse::name);
  }

  private static Map.Entry<Misuse, MisuseText> misplaced(Misuse misuse, String sentence) {
    return Map.entry(misuse, new MisuseText(ProblemCode.MISPLACED_MARK, sentence));
  }

  private static Map.Entry<Misuse, MisuseText> contradicting(Misuse misuse, String sentence) {
    return Map.entry(misuse, new MisuseText(ProblemCode.CONTRADICTION, sentence));
  }

  private static Map.Entry<Misuse, MisuseText> ofMixIn(Misuse misuse, String sentence) {
    return Map.entry(misuse, new MisuseText(ProblemCode.MIX_IN_MEMBER, sentence));
  }

  private static Map.Entry<Misuse, MisuseText> ofTemplate(Misuse misuse, String sentence) {
    return Map.entry(misuse, new MisuseText(ProblemCode.INVALID_TEMPLATE, sentence));
  }
}
