package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The fields of a type that can be properties, or the accessors of an abstract one. */
final class Fields {
  private Fields() {}

  /** All that are neither static nor transient, of superclasses first, in declaration order. */
  static List<Element> of(TypeElement type) {
    if (AbstractValues.isOne(type)) {
      return Accessors.of(type);
    }
    List<Element> fields = new ArrayList<>();
    TypeMirror superclass = type.getSuperclass();
    if (superclass.getKind() == TypeKind.DECLARED) {
      fields.addAll(of(MoreElements.asType(MoreTypes.asDeclared(superclass).asElement())));
    }
    DeclarationOrder.ofRecord(type, ElementFilter.fieldsIn(type.getEnclosedElements()))
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
        .forEach(fields::add);
    return fields;
  }
}
