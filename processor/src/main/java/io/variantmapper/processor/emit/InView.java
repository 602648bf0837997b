package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.View;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Emits the code around fields that only some views contain. */
final class InView {
  private final GeneratedMembers members;
  private final String stream;
  private final boolean hasVariables;

  /**
   * Creates the emitter for one generated method.
   *
   * @param stream the name of the variable that holds the writer or reader
   * @param hasVariables whether the generated method {@linkplain #declare declares} a variable for
   *     each view
   */
  InView(GeneratedMembers members, String stream, boolean hasVariables) {
    this.members = members;
    this.stream = stream;
    this.hasVariables = hasVariables;
  }

  /**
   * Declares the variables for views, if the method has such variables. Each view of a field that
   * {@code isMet} accepts gets a variable.
   */
  // boolean isForServer = in.format().isInView("server");
  Code declare(MappedType type, Predicate<Field> isMet) {
    Set<String> views = new LinkedHashSet<>();
    for (Field field : type.wireFields()) {
      if (hasVariables && isMet.test(field)) {
        field.presence().views().forEach(view -> views.add(view.name()));
      }
    }
    Code.Builder code = Code.builder();
    for (String view : views) {
      code.addStatement("boolean $N = $L", members.view(view), ask(view));
    }
    return code.build();
  }

  private Code ask(String view) {
    return Code.of("$N.format().isInView($S)", stream, view);
  }

  // isForServer || isForAdmin
  Code of(Field field) {
    return field.presence().views().stream()
        .map(View::name)
        .map(view -> hasVariables ? Code.of("$N", members.view(view)) : ask(view))
        .collect(Code.joining(" || "));
  }

  // (isForServer || isForAdmin) && label != null
  Code and(Field field, Code condition) {
    String format = field.presence().views().size() == 1 ? "$L && $L" : "($L) && $L";
    return field.presence().hasViews() ? Code.of(format, of(field), condition) : condition;
  }

  // isForServer ? value.hash() : null
  Code choose(Field field, Code value) {
    Code elsewhere = LiteralCode.zero(field.mapping().type());
    return field.presence().hasViews()
        ? Code.of("$L ? $L : $L", of(field), value, elsewhere)
        : value;
  }

  // if (isForServer) {
  //   changes.writeChanges(2, GuildVariantSerializer.INSTANCE, before.guild(), after.guild());
  // }
  Code ifIn(Field field, Code inView) {
    return field.presence().hasViews() ? Code.ifTrue(of(field), inView) : inView;
  }

  // if (isForServer) {
  //   out.writeString(value.hash());
  // } else {
  //   out.writeNil();
  // }
  Code ifElse(Field field, Code inView, Code elsewhere) {
    return field.presence().hasViews() ? Code.ifElse(of(field), inView, elsewhere) : inView;
  }
}
