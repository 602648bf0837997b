package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;

/** Tells what code in one package can name, without being nested in or derived from anything. */
final class Reach {
  private final PackageElement from;

  Reach(PackageElement from) {
    this.from = from;
  }

  /** Whether a member's own modifiers let generated code use it. */
  boolean allows(Element member) {
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (!member.getModifiers().contains(Modifier.PRIVATE)
            && MoreElements.getPackage(member).equals(from));
  }

  /** Whether a type, and every type that it is nested in, can be named. */
  boolean allowsType(Element type) {
    return Enclosing.of(type).allMatch(this::allows);
  }
}
