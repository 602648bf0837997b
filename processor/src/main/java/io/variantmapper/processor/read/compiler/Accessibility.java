package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether generated code in one package can name an element. Generated classes have no
 * superclass, so a protected element of another package is out of reach.
 */
public final class Accessibility {
  private final PackageElement from;

  public Accessibility(PackageElement from) {
    this.from = from;
  }

  /** Returns whether a member's own modifiers let generated code use the member. */
  public boolean allows(Element member) {
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (!member.getModifiers().contains(Modifier.PRIVATE)
            && MoreElements.getPackage(member).equals(from));
  }

  /**
   * Returns whether generated code can name every class in a type, including the classes in its
   * type arguments and in the bounds of its wildcards.
   */
  public boolean allowsAll(TypeMirror type) {
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

  /** Returns whether a type and all types around it can be named. */
  public boolean allowsType(Element type) {
    return Enclosing.of(type).stream().allMatch(this::allows);
  }
}
