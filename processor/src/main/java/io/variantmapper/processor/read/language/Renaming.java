package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Names a type's own parameters where a static method or a builder has parameters of its own: what
 * {@code static <U> Box<U> of(U content)} takes is a {@code T} to {@code Box<T>}.
 */
public final class Renaming {
  private final Types types;
  private final Map<Element, TypeMirror> own = new HashMap<>();

  /** A renaming of the parameters of {@code made}, which is the type or a subtype. */
  public Renaming(Types types, TypeElement type, TypeMirror made) {
    this.types = types;
    superclasses(made)
        .filter(candidate -> MoreTypes.asElement(candidate).equals(type))
        .findFirst()
        .ifPresent(found -> add(found.getTypeArguments(), type.getTypeParameters()));
  }

  /** A renaming of the parameters of {@code type} to given arguments. */
  public Renaming(Types types, TypeElement type, List<? extends TypeMirror> arguments) {
    this.types = types;
    for (int i = 0; i < arguments.size(); i++) {
      own.put(type.getTypeParameters().get(i), arguments.get(i));
    }
  }

  /** A type and what it derives from; of a type variable, its bounds. */
  private Stream<DeclaredType> superclasses(TypeMirror type) {
    return switch (type.getKind()) {
      case TYPEVAR -> superclasses(MoreTypes.asTypeVariable(type).getUpperBound());
      case INTERSECTION -> above(type);
      case DECLARED -> Stream.concat(Stream.of(MoreTypes.asDeclared(type)), above(type));
      default -> Stream.empty();
    };
  }

  private Stream<DeclaredType> above(TypeMirror type) {
    return types.directSupertypes(type).stream().flatMap(this::superclasses);
  }

  private void add(
      List<? extends TypeMirror> arguments, List<? extends TypeParameterElement> parameters) {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).getKind() == TypeKind.TYPEVAR
          && !parameters.get(i).equals(types.asElement(arguments.get(i)))) {
        own.putIfAbsent(types.asElement(arguments.get(i)), parameters.get(i).asType());
      }
    }
  }

  /** The very type if nothing in it is renamed: to Eclipse no two wildcards are equal. */
  public TypeMirror of(TypeMirror type) {
    return !own.isEmpty() && isIn(type) ? renamed(type) : type;
  }

  public DeclaredType of(DeclaredType type) {
    return isIn(type) ? renamed(type) : type;
  }

  private boolean isIn(@Nullable TypeMirror type) {
    if (type == null) {
      return false;
    }
    return switch (type.getKind()) {
      case TYPEVAR -> own.containsKey(types.asElement(type));
      case DECLARED -> MoreTypes.asDeclared(type).getTypeArguments().stream().anyMatch(this::isIn);
      case ARRAY -> isIn(MoreTypes.asArray(type).getComponentType());
      case WILDCARD ->
        isIn(((WildcardType) type).getExtendsBound())
            || isIn(((WildcardType) type).getSuperBound());
      default -> false;
    };
  }

  private TypeMirror renamed(TypeMirror type) {
    return switch (type.getKind()) {
      case TYPEVAR -> own.getOrDefault(types.asElement(type), type);
      case DECLARED -> renamed(MoreTypes.asDeclared(type));
      case ARRAY -> types.getArrayType(of(MoreTypes.asArray(type).getComponentType()));
      case WILDCARD -> renamed((WildcardType) type);
      default -> type;
    };
  }

  private DeclaredType renamed(DeclaredType type) {
    return types.getDeclaredType(
        MoreTypes.asTypeElement(type),
        type.getTypeArguments().stream().map(this::of).toArray(TypeMirror[]::new));
  }

  private WildcardType renamed(WildcardType type) {
    return types.getWildcardType(ofBound(type.getExtendsBound()), ofBound(type.getSuperBound()));
  }

  private @Nullable TypeMirror ofBound(@Nullable TypeMirror bound) {
    return bound == null ? null : of(bound);
  }
}
