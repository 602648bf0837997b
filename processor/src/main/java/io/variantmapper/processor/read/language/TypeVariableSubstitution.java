package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * Names what the type parameters of a static method or a builder stand for: what {@code static <U>
 * Box<U> of(U content)} takes is a {@code T} to {@code Box<T>}.
 */
public final class TypeVariableSubstitution {
  private final Types types;
  private final Map<Element, TypeMirror> own = new HashMap<>();

  /** A renaming of the parameters of {@code made}, which is the type or a subtype. */
  public TypeVariableSubstitution(Types types, TypeElement type, TypeMirror made) {
    this.types = types;
    addBelow(made, MoreTypes.asDeclared(type.asType()));
  }

  /** A renaming of the parameters of a method that returns {@code made}, for what is wanted. */
  public TypeVariableSubstitution(Types types, TypeMirror made, TypeMirror wanted) {
    this.types = types;
    if (made.getKind() == TypeKind.DECLARED && wanted.getKind() == TypeKind.DECLARED) {
      addBelow(made, MoreTypes.asDeclared(wanted));
    } else {
      add(made, wanted);
    }
  }

  /** A renaming of the parameters of {@code type} to given arguments. */
  public TypeVariableSubstitution(
      Types types, TypeElement type, List<? extends TypeMirror> arguments) {
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

  /** Of a type that is, or derives from, another. */
  private void addBelow(TypeMirror made, DeclaredType wanted) {
    superclasses(made)
        .filter(candidate -> candidate.asElement().equals(wanted.asElement()))
        .findFirst()
        .ifPresent(found -> add(found, wanted));
  }

  private void add(TypeMirror made, TypeMirror wanted) {
    if (wanted.getKind() == TypeKind.WILDCARD) {
      Stream.of((WildcardType) wanted)
          .flatMap(wild -> Stream.of(wild.getExtendsBound(), wild.getSuperBound()))
          .filter(Objects::nonNull)
          .forEach(bound -> add(made, bound));
    } else if (made.getKind() == TypeKind.TYPEVAR) {
      if (!types.asElement(made).equals(types.asElement(wanted))) {
        own.putIfAbsent(types.asElement(made), wanted);
      }
    } else if (made.getKind() == TypeKind.ARRAY && wanted.getKind() == TypeKind.ARRAY) {
      add(MoreTypes.asArray(made).getComponentType(), MoreTypes.asArray(wanted).getComponentType());
    } else if (made.getKind() == TypeKind.DECLARED && wanted.getKind() == TypeKind.DECLARED) {
      add(MoreTypes.asDeclared(made), MoreTypes.asDeclared(wanted));
    }
  }

  private void add(DeclaredType made, DeclaredType wanted) {
    List<? extends TypeMirror> from = made.getTypeArguments();
    List<? extends TypeMirror> to = wanted.getTypeArguments();
    for (int i = 0; i < Math.min(from.size(), to.size()); i++) {
      add(from.get(i), to.get(i));
    }
  }

  /** Whether what a parameter stands for is within its bounds. */
  public boolean isWithinBounds(TypeParameterElement parameter) {
    TypeMirror argument = of(parameter.asType());
    return parameter.getBounds().stream().allMatch(b -> types.isSubtype(argument, of(b)));
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
