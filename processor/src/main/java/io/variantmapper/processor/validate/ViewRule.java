package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.View;
import java.util.List;
import java.util.stream.Stream;

/** A field is for audiences that there are. */
final class ViewRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String subject = type.declaration().simpleName() + ".";
    return type.fields().stream()
        .flatMap(field -> undeclared(field)
            .map(view -> new Problem(
                ErrorCode.UNKNOWN_VIEW,
                subject + field.name() + " is for the view \"" + view.name() + "\", which "
                    + wayOut(view.name(), view.declared()),
                view.anchor())));
  }

  private static Stream<View> undeclared(Field field) {
    return field.presence().views().stream().filter(view -> !view.isDeclared());
  }

  private static String wayOut(String name, List<String> declared) {
    if (declared.isEmpty()) {
      return "nobody declares. Declare it with views = … on the type, in the package's"
          + " @VariantDefaults, or with -Avariant.views.";
    }
    String guess = NearestName.to(name, declared)
        .map(nearest -> "Did you mean \"" + nearest + "\"? ")
        .orElse("");
    return "is not declared. " + guess + "Declared: \"" + String.join("\", \"", declared) + "\".";
  }
}
