package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Creation.Reason;
import io.variantmapper.processor.model.Creation.Unusable;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Chooses the constructor or factory that reading calls. */
final class CreatorChoice {
  private final Types types;
  private final Reach reach;
  private final TypeElement type;
  private final List<ExecutableElement> constructors;

  CreatorChoice(Compiler compiler, Reach reach, TypeElement type) {
    types = compiler.types();
    this.reach = reach;
    this.type = type;
    constructors = ElementFilter.constructorsIn(type.getEnclosedElements());
  }

  /** Either an executable, or the reason why there is none. */
  sealed interface Choice {
    /** The one to call. */
    record Chosen(ExecutableElement executable) implements Choice {}

    /** None. */
    record None(Unusable reason) implements Choice {}
  }

  Choice choose() {
    List<ExecutableElement> marked = Stream.concat(
            constructors.stream(), ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .filter(e -> MoreElements.isAnnotationPresent(e, VariantCreator.class))
        .toList();
    if (marked.size() > 1) {
      return none(Reason.SEVERAL_MARKED, mark(marked.get(1)));
    }
    return marked.isEmpty() ? chooseUnmarked() : check(marked.get(0));
  }

  private Choice chooseUnmarked() {
    List<ExecutableElement> candidates = constructors.stream()
        .filter(type.getKind() == ElementKind.RECORD ? this::isCanonical : reach::allows)
        .toList();
    if (candidates.size() == 1) {
      return new Choice.Chosen(candidates.get(0));
    }
    Reason reason = candidates.isEmpty() ? Reason.ALL_OUT_OF_REACH : Reason.SEVERAL_UNMARKED;
    return none(reason, Anchor.of(type));
  }

  /** Whether a record's constructor takes just its components. */
  boolean isCanonical(ExecutableElement constructor) {
    List<? extends VariableElement> parameters = constructor.getParameters();
    List<TypeMirror> components = type.getRecordComponents().stream()
        .<TypeMirror>map(component -> component.asType())
        .toList();
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < components.size(); i++) {
      if (!types.isSameType(parameters.get(i).asType(), components.get(i))) {
        return false;
      }
    }
    return true;
  }

  private Choice check(ExecutableElement marked) {
    boolean method = marked.getKind() == ElementKind.METHOD;
    if (method && !marked.getModifiers().contains(Modifier.STATIC)) {
      return none(Reason.MARKED_NOT_STATIC, mark(marked));
    }
    if (method && !types.isSubtype(marked.getReturnType(), type.asType())) {
      return none(Reason.MARKED_OF_OTHER_TYPE, mark(marked));
    }
    return reach.allows(marked)
        ? new Choice.Chosen(marked)
        : none(Reason.MARKED_OUT_OF_REACH, mark(marked));
  }

  private static Anchor mark(ExecutableElement marked) {
    return Annotations.find(marked, VariantCreator.class)
        .map(Anchor.of(marked)::at)
        .orElse(Anchor.of(marked));
  }

  private static Choice none(Reason reason, Anchor anchor) {
    return new Choice.None(new Unusable(reason, anchor));
  }
}
