package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.stream.Stream;

/**
 * No object is required to contain another object of its own type, directly or indirectly, because
 * reading would never end.
 *
 * <p>In a cycle of types, the type that is checked last is reported.
 */
final class EndlessRule implements Rule {
  private final HeldTypes held;

  EndlessRule(HeldTypes held) {
    this.held = held;
  }

  @Override
  public Stream<Fault> check(MappedType type) {
    held.add(type);
    return type.wireFields().stream()
        .flatMap(field -> HeldTypes.of(field).stream()
            .flatMap(of -> held.path(of, type.declaration().name()).stream()
                .map(path -> fault(field, type.declaration().simpleName(), of, path))));
  }

  private static Fault fault(Field field, String type, ClassName of, List<String> path) {
    FieldFault kind = path.isEmpty() ? FieldFault.ENDLESS : FieldFault.ENDLESS_BY_OTHERS;
    return new Fault(kind, field.anchor())
        .with("field", type + "." + field.path())
        .with("type", type)
        .with("held", String.join(".", of.simpleNames()))
        .with("path", String.join(" and ", path));
  }
}
