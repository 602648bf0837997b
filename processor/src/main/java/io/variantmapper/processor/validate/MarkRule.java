package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import java.util.stream.Stream;

/** Every annotation has an effect, and no two contradict each other. */
final class MarkRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    return type.misusedMarks().stream().map(MarkRule::problem);
  }

  static Problem problem(MisusedMark mark) {
    String of = mark.annotation().isEmpty() ? "" : "@" + mark.annotation() + " on ";
    String message = of + mark.owner() + " " + sentence(mark);
    return new Problem(code(mark.misuse()), message, mark.anchor());
  }

  private static ProblemCode code(Misuse misuse) {
    return switch (misuse) {
      case OUTSIDE_MAPPED_TYPE,
          OUTSIDE_MAPPED_RECORD,
          IN_ENUM,
          STATIC_FIELD,
          TRANSIENT_FIELD,
          ON_NO_ACCESSOR,
          OTHER_PARAMETER,
          CREATOR_OF_BASE,
          NOT_AN_ENUM,
          NOT_A_CONSTANT,
          WITHOUT_CONSTANTS,
          OMITS_PRIMITIVE,
          OMITS_UNWRITTEN,
          AROUND_NOTHING,
          IMPORTS_NOTHING,
          WITHOUT_SHAPE,
          ON_METHOD,
          OF_NO_HIERARCHY,
          LISTS_NO_TYPE,
          OF_SEALED,
          SETTING_OF_HIERARCHY,
          IN_NO_HIERARCHY,
          EXTRAS_OF_OTHER_TYPE,
          EXTRAS_IN_ARRAY,
          KEPT_NOWHERE -> ProblemCode.MISPLACED_MARK;
      case BESIDE_IGNORE,
          ON_FIELD_TOO,
          BESIDE_DICTIONARY,
          BESIDE_OTHER_SHAPE,
          BESIDE_HOUSE_STYLE,
          BESIDE_SHAPE,
          BESIDE_IMPORT,
          EXTRAS_WITH_CHANGES,
          SECOND_EXTRAS,
          EXTRAS_BESIDE_FIELD,
          EXTRAS_NOT_KEPT -> ProblemCode.CONTRADICTION;
      case FOR_NO_FIELD, FOR_NO_CREATOR -> ProblemCode.MIX_IN_MEMBER;
      case BESIDE_TEMPLATE, TEMPLATE_OF_OTHER_TARGET, TEMPLATE_OF_SOURCE ->
        ProblemCode.INVALID_TEMPLATE;
    };
  }

  private static String sentenceOnExtras(Misuse misuse) {
    return switch (misuse) {
      case EXTRAS_OF_OTHER_TYPE ->
        "can't keep what is left over in a field of that type. Declare it as Map<String, Variant>,"
            + " or as Map<Variant, Variant>.";
      case EXTRAS_IN_ARRAY ->
        "has no effect, for an Array has no keys. Remove it, or use @VariantDictionary.";
      case KEPT_NOWHERE ->
        "says that unknown keys are kept, but there is no field for them. Add a"
            + " Map<String, Variant> with @VariantExtras.";
      case EXTRAS_WITH_CHANGES ->
        "stands in a type that sends changes, and what it keeps would be no part of them. Remove"
            + " it, or changes.";
      case SECOND_EXTRAS -> "is the second of its type. Keep one.";
      case EXTRAS_BESIDE_FIELD ->
        "stands beside @VariantField, which is about one entry. Keep one.";
      case EXTRAS_NOT_KEPT ->
        "keeps unknown keys, but the type says with unknownKeys that they are not kept. Remove one"
            + " of the two.";
      default -> throw new IllegalArgumentException(misuse.name());
    };
  }

  private static String sentence(MisusedMark mark) {
    return switch (mark.misuse()) {
      case OUTSIDE_MAPPED_TYPE ->
        "has no effect, for the type is not mapped. Mark the type with @VariantDictionary or"
            + " @VariantArray, or make it abstract if mapped classes inherit from it.";
      case OUTSIDE_MAPPED_RECORD ->
        "has no effect, for the record is not mapped. Mark that with @VariantDictionary or"
            + " @VariantArray, or remove this.";
      case IN_ENUM ->
        "has no effect, for an enum is written by its constants alone. Give those their values with"
            + " @VariantValue, and remove this.";
      case STATIC_FIELD -> "has no effect, for static fields are not mapped. Remove it.";
      case TRANSIENT_FIELD ->
        "has no effect, for transient fields are not mapped. Remove it, or the word transient.";
      case OTHER_PARAMETER ->
        "has no effect, for reading doesn't call what has this parameter."
            + " Move it to the field, or to the parameter of the creator.";
      case CREATOR_OF_BASE ->
        "has no effect, for no object is made of the abstract type alone. Move it to the types that"
            + " extend it.";
      case NOT_AN_ENUM -> "has no effect, for the type is no enum. Remove it.";
      case NOT_A_CONSTANT -> "has no effect, for it is meant for constants of an enum. Remove it.";
      case WITHOUT_CONSTANTS, OMITS_PRIMITIVE, OMITS_UNWRITTEN -> sentenceOnFields(mark.misuse());
      case OF_NO_HIERARCHY, LISTS_NO_TYPE, OF_SEALED, SETTING_OF_HIERARCHY, IN_NO_HIERARCHY ->
        sentenceOnHierarchies(mark.misuse());
      case EXTRAS_OF_OTHER_TYPE,
          EXTRAS_IN_ARRAY,
          KEPT_NOWHERE,
          EXTRAS_WITH_CHANGES,
          SECOND_EXTRAS,
          EXTRAS_BESIDE_FIELD,
          EXTRAS_NOT_KEPT -> sentenceOnExtras(mark.misuse());
      case BESIDE_IGNORE -> "stands beside @VariantIgnore, which leaves the field out. Keep one.";
      case ON_FIELD_TOO -> "stands on the creator's parameter and on the field. Keep one.";
      case BESIDE_DICTIONARY ->
        "stands beside @VariantDictionary, and a type has one shape. Keep one.";
      case BESIDE_OTHER_SHAPE ->
        "stands beside an annotation of the other shape, and a type has one shape. Keep one.";
      case BESIDE_HOUSE_STYLE ->
        "stands beside another house style, and a type has one at most. Keep one.";
      case BESIDE_TEMPLATE -> "stands beside another template, and a type has one shape. Keep one.";
      case TEMPLATE_OF_OTHER_TARGET ->
        "makes an annotation of types, but it could stand elsewhere, too."
            + " Add @Target(ElementType.TYPE), and no other target.";
      case TEMPLATE_OF_SOURCE ->
        "makes an annotation that other compilations have to see, but it is"
            + " of SOURCE retention. Remove @Retention, or make it CLASS or RUNTIME.";
      case WITHOUT_SHAPE,
          ON_METHOD,
          ON_NO_ACCESSOR,
          FOR_NO_FIELD,
          FOR_NO_CREATOR,
          AROUND_NOTHING,
          IMPORTS_NOTHING,
          BESIDE_IMPORT,
          BESIDE_SHAPE -> sentenceOnSerializers(mark);
    };
  }

  private static String sentenceOnFields(Misuse misuse) {
    return switch (misuse) {
      case WITHOUT_CONSTANTS ->
        "says unknownConstants without effect, for the field has no elements that are constants of"
            + " an enum. Remove that.";
      case OMITS_PRIMITIVE ->
        "says nulls = OMIT without effect, for a primitive is never null. Remove that.";
      case OMITS_UNWRITTEN ->
        "says nulls = OMIT without effect, for the field is never written. Remove that.";
      default -> throw new IllegalArgumentException(misuse.name());
    };
  }

  private static String sentenceOnHierarchies(Misuse misuse) {
    return switch (misuse) {
      case OF_NO_HIERARCHY ->
        "has no effect, for the type is not mapped by its subtypes. Make it a sealed interface or"
            + " abstract class, or list them with @VariantSubtypes, and mark it with"
            + " @VariantDictionary or @VariantArray.";
      case LISTS_NO_TYPE ->
        "lists a primitive or an array, which is a subtype of nothing else. Remove it.";
      case OF_SEALED ->
        "has no effect, for a sealed type says itself what its subtypes are. Remove it.";
      case SETTING_OF_HIERARCHY ->
        "has no effect, for the type is mapped by its subtypes, which have the fields. Move it to"
            + " them.";
      case IN_NO_HIERARCHY ->
        "has no effect, for the type is no concrete subtype of a sealed interface or abstract class"
            + " with @VariantDictionary or @VariantArray, or of one that lists it with"
            + " @VariantSubtypes. Mark that, or remove this.";
      default -> throw new IllegalArgumentException(misuse.name());
    };
  }

  private static String sentenceOnSerializers(MisusedMark mark) {
    return switch (mark.misuse()) {
      case WITHOUT_SHAPE ->
        "has no effect, for it doesn't tell what is written. Add @VariantDictionary or"
            + " @VariantArray.";
      case ON_METHOD -> "has no effect, for it stands on a method. Move it to the field.";
      case ON_NO_ACCESSOR ->
        "has no effect, for the abstract methods of the type are mapped, and nothing else of it."
            + " Move it to one of them, or remove it.";
      case FOR_NO_FIELD ->
        "stands for no field of the type." + guess(mark)
            + " Give it the name of a field and no parameters, or remove it.";
      case FOR_NO_CREATOR ->
        "stands for no constructor, and for no static method of that name. Give it parameters of"
            + " the same types, and let a method that stands for a constructor return the type.";
      case AROUND_NOTHING ->
        "has no effect, for the type is not mapped, and neither is one inside. Move it to a type"
            + " that is, or to package-info.java.";
      case IMPORTS_NOTHING ->
        "names void, which has no values. Name the type, and a serializer for it.";
      case BESIDE_IMPORT -> "stands beside another for the same type. Keep one.";
      case BESIDE_SHAPE ->
        "stands beside an annotation that has another serializer generated, and a type has one."
            + " Keep one.";
      default -> throw new IllegalArgumentException(mark.misuse().name());
    };
  }

  private static String guess(MisusedMark mark) {
    String name = mark.owner().substring(mark.owner().lastIndexOf('.') + 1);
    return NearestName.guess(name, mark.candidates());
  }
}
