package io.variantmapper.processor.read.language;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The order of a source, where compilers have others: Eclipse's sorts the fields of a record, and
 * the types that a sealed one permits without saying so, by name.
 */
public final class DeclarationOrder {
  private DeclarationOrder() {}

  /** A record's fields as its components are. */
  public static List<Element> ofRecord(TypeElement type, List<Element> fields) {
    if (type.getKind() != ElementKind.RECORD) {
      return fields;
    }
    List<Name> names = new ArrayList<>();
    for (Element component : type.getRecordComponents()) {
      names.add(component.getSimpleName());
    }
    return fields.stream()
        .sorted(comparingInt(field -> names.indexOf(field.getSimpleName())))
        .toList();
  }

  /** Those that are nested in one type as they stand there; otherwise the order that is given. */
  public static List<TypeElement> ofTypes(List<TypeElement> types) {
    List<Element> declared = new ArrayList<>();
    types.stream().map(Enclosing::outermost).distinct().forEach(top -> enter(declared, top));
    return types.stream().sorted(comparingInt(declared::indexOf)).toList();
  }

  private static void enter(List<Element> declared, Element type) {
    declared.add(type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> enter(declared, nested));
  }
}
