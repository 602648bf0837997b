package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.read.language.Enclosing;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Types;

/** Recognises a record's own constructor, which takes just its components. */
final class CanonicalConstructor {
  private CanonicalConstructor() {}

  /** Whether {@code executable} is the one of its record. */
  static boolean isOne(ExecutableElement executable, Types types) {
    Element type = Enclosing.type(executable);
    if (executable.getKind() != ElementKind.CONSTRUCTOR || type.getKind() != ElementKind.RECORD) {
      return false;
    }
    List<? extends VariableElement> parameters = executable.getParameters();
    List<? extends Element> components = MoreElements.asType(type).getRecordComponents();
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < components.size(); i++) {
      if (!types.isSameType(parameters.get(i).asType(), components.get(i).asType())) {
        return false;
      }
    }
    return true;
  }
}
