package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.SourceName;
import java.util.stream.Stream;

/** Checks that generated code can get the value of every property from an object, and set it. */
final class AccessRule implements Rule {
  private static final String OF_ACCESSOR = "the method is protected and in another package";
  private static final String OF_FIELD = "the field is private and has no getter";
  private static final String OF_HIDDEN =
      "it is an inherited field, and another field of the same name hides it";
  private static final String OF_OTHER = "has no public getter";
  private static final String OBJECT_OF_OTHER =
      "has no public setter, and the creator has no parameter of that name";
  private static final String RENAME = "Rename one of the two";
  private static final String OF_GETTER =
      "it has only a getter, without a field, and the creator has no parameter of that name";
  private static final String OF_FACTORY = "the factory has no parameter of that name";
  private static final String OF_BUILDER = "the builder has no method that sets it";

  @Override
  public Stream<Fault> check(MappedType type) {
    boolean settersMatter = type.creation().isComplete();
    return type.properties().stream()
        .filter(property -> !isReportedElsewhere(property, type))
        .flatMap(property -> check(property, type, settersMatter)
            .map(fault -> fault.with("field", name(property, type.declaration()))));
  }

  private static Stream<Fault> check(Property property, MappedType type, boolean settersMatter) {
    if (property.getter().isOnlyInKotlin()) {
      boolean isDelegated = property.getter().kind() == Access.Kind.DELEGATE;
      FieldFault kind = isDelegated ? FieldFault.DELEGATED : FieldFault.OF_VALUE_CLASS;
      return Stream.of(new Fault(kind, property.anchor()));
    }
    return Stream.concat(
        type.needsGetter(property) ? checkGetter(property, type.declaration()) : Stream.empty(),
        settersMatter ? checkSetter(property, type) : Stream.empty());
  }

  private static String name(Property property, Declaration declaration) {
    // The delegate of a Kotlin property area is in a field area$delegate.
    return declaration.simpleName() + "." + property.name().replace("$delegate", "");
  }

  /**
   * Returns whether another field hides this field, and {@link KeyRule} reports the other field.
   */
  private static boolean isReportedElsewhere(Property property, MappedType type) {
    boolean hidden = property.getter().kind() == Access.Kind.HIDDEN
        || property.setter().kind() == Access.Kind.HIDDEN;
    return hidden
        && type.properties().stream()
                .filter(other -> other.name().equals(property.name()))
                .count()
            > 1;
  }

  private static Stream<Fault> checkGetter(Property property, Declaration declaration) {
    if (property.getter().exists()) {
      return Stream.empty();
    }
    return Stream.of(new Fault(FieldFault.NO_GETTER, property.anchor())
        .with("verb", verb(property, declaration))
        .with("reason", noGetter(property, declaration))
        .with(
            "wayOut",
            isForeign(property.getter(), declaration)
                ? leaveOut(property, declaration)
                : wayOut(property, declaration) + ", or " + without(property, property.getter())));
  }

  private static String verb(Property property, Declaration declaration) {
    if (property.isWritten()) {
      return "be written";
    }
    return declaration.traits().contains(Trait.CHANGES)
        ? "be kept when changes are merged"
        : "be read into its existing value";
  }

  private static String noGetter(Property property, Declaration declaration) {
    Access getter = property.getter();
    return switch (getter.kind()) {
      case IN_OTHER_PACKAGE -> ofOther(getter.member(), OF_OTHER);
      case HIDDEN -> OF_HIDDEN;
      case TYPE_DIFFERS ->
        "the field is private, and " + getter.member() + "() returns " + misfit(getter, property);
      case PRIVATE -> "the field and " + getter.member() + "() are private";
      case WITHOUT_FIELD -> OF_ACCESSOR;
      default -> {
        if (isKotlin(declaration)) {
          yield "the property is private or protected";
        }
        yield declaration.traits().contains(Trait.ABSTRACT) ? OF_ACCESSOR : OF_FIELD;
      }
    };
  }

  private static String wayOut(Property property, Declaration declaration) {
    if (declaration.traits().contains(Trait.ABSTRACT)
        || property.getter().kind() == Access.Kind.WITHOUT_FIELD) {
      return "Make the method public";
    } else if (property.getter().kind() == Access.Kind.HIDDEN) {
      return RENAME;
    } else if (isKotlin(declaration)) {
      return "Make the property public or internal";
    }
    Access getter = property.getter();
    String way = switch (getter.kind()) {
      case TYPE_DIFFERS ->
        "Change the return type of " + getter.member() + "() to "
            + property.mapping().type();
      case PRIVATE -> "Make " + getter.member() + "() package-private or wider";
      default -> "Add " + getters(plain(property)) + " with the field's own type";
    };
    return way + ", make the field package-private";
  }

  private static boolean isKotlin(Declaration declaration) {
    return declaration.traits().contains(Trait.KOTLIN);
  }

  // hp() or getHp()
  private static String getters(String name) {
    String prefixed = "get" + SourceName.capitalized(name) + "()";
    return SourceName.isMethodOfObject(name) || !SourceName.isPossible(name)
        ? prefixed
        : name + "() or " + prefixed;
  }

  // int, not java.lang.String
  private static String misfit(Access access, Property property) {
    return access.misfit().orElseThrow() + ", not " + property.mapping().type();
  }

  /**
   * Returns whether the user may be unable to change the class that declares a field. This is the
   * case if a mix-in maps the type, or if a superclass in another package declares the field.
   */
  private static boolean isForeign(Access access, Declaration declaration) {
    return declaration.isMixedIn() || access.kind() == Access.Kind.IN_OTHER_PACKAGE;
  }

  private static String leaveOut(Property property, Declaration declaration) {
    String declare = "declare " + property.name() + "() with @VariantIgnore in ";
    return declaration.isMixedIn()
        ? "Leave the field out: " + declare + declaration.originName() + "."
        : "Leave the field out: map " + declaration.simpleName()
            + " with a mix-in instead of its own annotation, and " + declare + "the mix-in.";
  }

  private static String ofOther(String superclass, String what) {
    return "the field is declared in another package (by " + superclass + ") and " + what;
  }

  private static Stream<Fault> checkSetter(Property property, MappedType type) {
    if (!property.isRead() || property.setter().exists()) {
      return Stream.empty();
    }
    return Stream.of(new Fault(FieldFault.NO_SETTER, property.anchor())
        .with("reason", noSetter(property, type))
        .with(
            "wayOut",
            isForeign(property.setter(), type.declaration())
                ? leaveOut(property, type.declaration())
                : wayIn(property, type) + onlyWritten(property) + ", or "
                    + without(property, property.setter())));
  }

  private static String noSetter(Property property, MappedType type) {
    Access setter = property.setter();
    if (setter.kind() == Access.Kind.IN_OTHER_PACKAGE) {
      return ofOther(setter.member(), OBJECT_OF_OTHER);
    } else if (setter.kind() == Access.Kind.HIDDEN) {
      return OF_HIDDEN;
    } else if (setter.kind() == Access.Kind.WITHOUT_FIELD) {
      return OF_GETTER;
    }
    if (type.creation().isBuilt()) {
      return setter.kind() == Access.Kind.TYPE_DIFFERS
          ? "the builder's " + setter.member() + "(…) takes " + misfit(setter, property)
          : OF_BUILDER;
    }
    if (type.declaration().traits().contains(Trait.ABSTRACT)) {
      return OF_FACTORY;
    } else if (isKotlin(type.declaration())) {
      return "the property is a val or has no public setter, and the constructor has no parameter"
          + " of that name";
    }
    String has = switch (setter.kind()) {
      case TYPE_DIFFERS -> setter.member() + "(…) takes " + misfit(setter, property);
      case PRIVATE -> setter.member() + "(…) is private";
      default -> "has no setter";
    };
    return "the field is private or final, " + has
        + ", and the creator has no parameter of that name";
  }

  private static String wayIn(Property property, MappedType type) {
    if (type.creation().isBuilt()) {
      return property.setter().kind() == Access.Kind.TYPE_DIFFERS
          ? changeParameter(property)
          : "Add " + builderMethod(property.name()) + "(…) to the builder";
    }
    if (type.declaration().traits().contains(Trait.ABSTRACT)) {
      return "Add the parameter to the factory";
    } else if (property.setter().kind() == Access.Kind.HIDDEN) {
      return RENAME;
    } else if (isKotlin(type.declaration())) {
      return "Move the property to the primary constructor, make it a var that is public or"
          + " internal";
    }
    Access setter = property.setter();
    return switch (setter.kind()) {
      case TYPE_DIFFERS ->
        changeParameter(property) + ", add " + property.name() + " to the creator's parameters";
      case PRIVATE ->
        "Make " + setter.member() + "(…) package-private or wider, add " + property.name()
            + " to the creator's parameters";
      case WITHOUT_FIELD ->
        "Add set" + SourceName.capitalized(property.name()) + "(…) with the getter's type"
            + (SourceName.isPossible(property.name()) ? ", add the parameter to the creator" : "");
      default ->
        "Add the parameter to the creator, add set" + SourceName.capitalized(plain(property))
            + "(…) if the field is not final";
    };
  }

  private static String builderMethod(String name) {
    return SourceName.isPossible(name) ? name : "set" + SourceName.capitalized(name);
  }

  private static String changeParameter(Property property) {
    return "Change the parameter of " + property.setter().member() + "(…) to "
        + property.mapping().type();
  }

  private static String without(Property property, Access access) {
    return property.isExtras()
        ? "replace @VariantExtras with @VariantIgnore."
        : "leave " + noun(access) + " out with @VariantIgnore.";
  }

  private static String noun(Access access) {
    return switch (access.kind()) {
      case HIDDEN -> "the inherited field";
      case WITHOUT_FIELD -> "the property";
      default -> "the field";
    };
  }

  private static String onlyWritten(Property property) {
    return property.isWritten() && property.getter().exists() && !property.isExtras()
        ? ", make " + noun(property.setter()) + " write-only with access = FieldAccess.WRITE_ONLY"
        : "";
  }

  private static String plain(Property property) {
    return property.name().replaceFirst("^_+(?=[A-Za-z])", "");
  }
}
