package io.variantmapper.processor.model;

import io.variantmapper.processor.model.EnumTable.Form;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An enum and what its annotations say, be it right or wrong.
 *
 * <pre>{@code
 * declaration.table().texts()   // {SWORD=sword}
 * }</pre>
 *
 * @param name as in the source, without the package
 * @param form what {@code @VariantEnum} says
 */
public record EnumDeclaration(String name, Optional<StatedForm> form, List<Constant> constants) {
  /** A form, and the place where it was given. */
  public record StatedForm(Form form, Anchor anchor) {}

  /**
   * One constant.
   *
   * @param fallback the place of {@code @VariantFallback}
   */
  public record Constant(
      String name, Optional<Value> value, Optional<Anchor> fallback, Anchor anchor) {}

  /** What {@code @VariantValue} says; rightly, one of the two. */
  public record Value(Optional<String> text, Optional<Long> number, Anchor anchor) {}

  /** What follows for serializers; where the annotations are wrong, the first of them counts. */
  public EnumTable table() {
    Map<String, String> texts = new LinkedHashMap<>();
    Map<String, Long> numbers = new LinkedHashMap<>();
    for (Constant constant : constants) {
      constant.value().flatMap(Value::text).ifPresent(text -> texts.put(constant.name(), text));
      constant.value().flatMap(Value::number).ifPresent(n -> numbers.put(constant.name(), n));
    }
    Optional<String> fallback = constants.stream()
        .filter(constant -> constant.fallback().isPresent())
        .map(Constant::name)
        .findFirst();
    return new EnumTable(
        form.map(StatedForm::form).orElse(Form.VALUE),
        constants.stream().map(Constant::name).toList(),
        texts,
        numbers,
        fallback);
  }
}
