package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Walks from an element to the elements around it. */
public final class Enclosing {
  private Enclosing() {}

  /**
   * Returns the element and the elements around it except the package, innermost first. With
   * Eclipse's compiler from version 3.42 on, no element is around a parameter of a compact
   * constructor.
   */
  public static List<Element> of(Element element) {
    List<Element> all = new ArrayList<>();
    @Nullable Element around = element;
    while (around != null && around.getKind() != ElementKind.PACKAGE) {
      all.add(around);
      around = around.getEnclosingElement();
    }
    return all;
  }

  /** Returns the top-level type around {@code type}, or {@code type} itself. */
  public static Element outermost(Element type) {
    List<Element> all = of(type);
    return all.isEmpty() ? type : all.get(all.size() - 1);
  }

  /** Returns the type that contains a member or parameter; returns a type unchanged. */
  public static Element type(Element member) {
    for (Element around : of(member)) {
      if (MoreElements.isType(around)) {
        return around;
      }
    }
    return member;
  }

  /** Returns whether a type is nested and not static. */
  public static boolean isInner(TypeElement type) {
    return type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC);
  }
}
