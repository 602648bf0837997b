package io.variantmapper.processor.read.compiler;

import static java.util.Comparator.comparingInt;

import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/**
 * Lists the parts of a type in the order of its source. The order of fields determines the bytes of
 * a packet, so it must not depend on the compiler, or on whether the compiler reads the type from a
 * source file or from a class file.
 *
 * <p>javac lists everything in this order except nested types of a class file. Eclipse's compiler
 * sorts some lists by name.
 */
public final class SourceOrder {
  private SourceOrder() {}

  /**
   * Returns the members that a type declares. In a class file all fields precede all methods,
   * because a class file does not contain the order of fields among methods.
   */
  public static List<Element> members(TypeElement type) {
    List<Element> members = new ArrayList<>(type.getEnclosedElements());
    Optional<EclipseType> eclipse = EclipseType.of(type);
    if (eclipse.isPresent()) {
      eclipse.get().placesInClassFile().ifPresent(order -> members.sort(comparingInt(order)));
    }
    return members;
  }

  /** Returns the fields that a type declares; for an enum, its constants precede its fields. */
  public static List<VariableElement> fields(TypeElement type) {
    List<VariableElement> fields = new ArrayList<>(ElementFilter.fieldsIn(members(type)));
    if (type.getKind() == ElementKind.RECORD) {
      // Eclipse's compiler sorts the fields of a record by name.
      List<Name> names = new ArrayList<>();
      type.getRecordComponents().forEach(component -> names.add(component.getSimpleName()));
      fields.sort(comparingInt(field -> names.indexOf(field.getSimpleName())));
    }
    return fields;
  }

  /**
   * Returns the subtypes that a sealed type permits.
   *
   * @param isSource whether this compilation compiles the type. Without a {@code permits} clause,
   *     javac then lists the subtypes in the order in which it happened to look at them
   */
  public static List<TypeElement> permitted(TypeElement sealed, boolean isSource) {
    List<TypeElement> permitted = sealed.getPermittedSubclasses().stream()
        .filter(subtype -> subtype.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement)
        .toList();
    return isSource ? inDeclarationOrder(permitted) : permitted;
  }

  private static List<TypeElement> inDeclarationOrder(List<TypeElement> types) {
    List<Element> declared = new ArrayList<>();
    types.stream().map(Enclosing::outermost).distinct().forEach(top -> addNested(declared, top));
    return types.stream().sorted(comparingInt(declared::indexOf)).toList();
  }

  private static void addNested(List<Element> declared, Element type) {
    declared.add(type);
    ElementFilter.typesIn(type.getEnclosedElements())
        .forEach(nested -> addNested(declared, nested));
  }
}
