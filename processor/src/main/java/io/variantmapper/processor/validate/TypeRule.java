package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unsupported;
import io.variantmapper.processor.model.Property;
import java.util.stream.Stream;

/** Every property has a type that a Variant can carry. */
final class TypeRule implements Rule {
  private static final String OR_LEAVE_OUT = ", or leave the field out with @VariantIgnore.";
  private static final String IMPORT = "import a serializer with @VariantImport" + OR_LEAVE_OUT;

  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.properties().stream()
        .flatMap(property ->
            unsupported(property.mapping()).limit(1).map(part -> problem(name, property, part)));
  }

  private static Stream<Unsupported> unsupported(Mapping mapping) {
    return mapping.all().filter(Unsupported.class::isInstance).map(Unsupported.class::cast);
  }

  private static Problem problem(String type, Property property, Unsupported part) {
    String subject =
        type + "." + property.name() + " has type " + property.mapping().type();
    String which = part.equals(property.mapping()) ? ", which " : ", where " + part.type() + " ";
    return new Problem(
        ErrorCode.UNSUPPORTED_TYPE, subject + which + sentence(part), property.anchor());
  }

  private static String sentence(Unsupported part) {
    return switch (part.reason()) {
      case NO_VARIANT_TYPE -> "has no Variant type. " + wayOut(part.type());
      case OTHER_COLLECTION ->
        "is no collection that reading can make. Declare it as an interface of java.util, such as"
            + " List, Set, Deque or SortedMap, give it a serializer with @VariantField(using = …)"
            + OR_LEAVE_OUT;
      case UNSORTED ->
        "sorts what is not Comparable, and reading knows no other order. Use a Set or Map"
            + OR_LEAVE_OUT;
      case VARIABLE_ENUM ->
        "can't be made without the class of its constants, which depends on the place of use. Use a"
            + " Set or Map" + OR_LEAVE_OUT;
      case RAW -> "doesn't tell what it holds. Add the type argument" + OR_LEAVE_OUT;
      case WILDCARD ->
        "doesn't tell what to read. Name the type, or a bound with ? extends" + OR_LEAVE_OUT;
      case OUT_OF_REACH ->
        "can't be named by generated code, for it is " + OutOfReach.WHY + ". Make it wider"
            + OR_LEAVE_OUT;
      case WILDCARD_OF_BOUND ->
        "doesn't tell what is inside the type parameter's own bound. Name the type" + OR_LEAVE_OUT;
      case VARIABLE_ARRAY ->
        "is an array that reading can't create, for the class of its elements depends on the"
            + " place of use. Use a List"
            + OR_LEAVE_OUT;
      case NESTED_OPTIONAL ->
        "is an Optional in an Optional, and one nil can't tell which of them"
            + " is empty. Use one Optional" + OR_LEAVE_OUT;
      case NULL_REFUSED ->
        "can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List,"
            + " Set or Map" + OR_LEAVE_OUT;
      case NOT_GENERATED ->
        "is a mapped type whose serializer is missing, for it was compiled without the annotation"
            + " processor. Compile it with the processor, or " + IMPORT;
    };
  }

  private static String wayOut(TypeName type) {
    boolean ofUser = type instanceof ClassName name && !name.packageName().matches("javax?\\..*");
    return ofUser
        ? "Annotate " + ((ClassName) type).simpleName() + " with @VariantDictionary, " + IMPORT
        : "Import a serializer with @VariantImport" + OR_LEAVE_OUT;
  }
}
