package io.variantmapper.processor.read;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The order of a source, where compilers have others: Eclipse's sorts the fields of a record, and
 * the types that a sealed one permits without saying so, by name.
 */
final class DeclarationOrder {
  private DeclarationOrder() {}

  /** A record's fields as its components are. */
  static Stream<? extends Element> ofRecord(TypeElement type, List<? extends Element> fields) {
    List<Name> names =
        type.getRecordComponents().stream().map(Element::getSimpleName).toList();
    return names.isEmpty()
        ? fields.stream()
        : fields.stream().sorted(comparingInt(field -> names.indexOf(field.getSimpleName())));
  }

  /** Those that are nested in one type as they stand there; otherwise the order that is given. */
  static List<TypeElement> ofTypes(List<TypeElement> types) {
    List<Element> declared = new ArrayList<>();
    types.stream().map(Enclosing::outermost).distinct().forEach(top -> enter(declared, top));
    return types.stream().sorted(comparingInt(declared::indexOf)).toList();
  }

  private static void enter(List<Element> declared, Element type) {
    declared.add(type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> enter(declared, nested));
  }
}
