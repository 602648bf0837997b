package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Tells what code in one package can name, without being nested in or derived from anything. */
final class Accessibility {
  private final PackageElement from;

  Accessibility(PackageElement from) {
    this.from = from;
  }

  /** Whether a member's own modifiers let generated code use it. */
  boolean allows(Element member) {
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (!member.getModifiers().contains(Modifier.PRIVATE)
            && MoreElements.getPackage(member).equals(from));
  }

  /** Whether all that a type is written with can be named. */
  boolean allowsAll(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED ->
        allowsType(MoreTypes.asElement(type))
            && MoreTypes.asDeclared(type).getTypeArguments().stream().allMatch(this::allowsAll);
      case ARRAY -> allowsAll(MoreTypes.asArray(type).getComponentType());
      case WILDCARD ->
        allowsBound(((WildcardType) type).getExtendsBound())
            && allowsBound(((WildcardType) type).getSuperBound());
      default -> true;
    };
  }

  private boolean allowsBound(@Nullable TypeMirror bound) {
    return bound == null || allowsAll(bound);
  }

  /** Whether a type, and every type that it is nested in, can be named. */
  boolean allowsType(Element type) {
    return Enclosing.of(type).allMatch(this::allows);
  }
}
