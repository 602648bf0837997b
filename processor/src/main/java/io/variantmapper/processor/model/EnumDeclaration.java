package io.variantmapper.processor.model;

import io.variantmapper.processor.model.EnumTable.Form;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An enum and its annotations, which may contain mistakes.
 *
 * @param name the name as in the source, without the package
 * @param form the form that {@code @VariantEnum} states; empty if it states none
 * @param ignoresCase whether reading ignores the case of letters in texts and names
 */
public record EnumDeclaration(
    String name, Optional<StatedForm> form, boolean ignoresCase, List<Constant> constants) {
  /** The stated form and its place in the source. */
  public record StatedForm(Form form, Anchor anchor) {}

  /**
   * A constant.
   *
   * @param fallback the place of {@code @VariantFallback}; empty if the constant does not have it
   */
  public record Constant(
      String name, Optional<Value> value, Optional<Anchor> fallback, Anchor anchor) {
    /** Returns the custom text; empty if there is none. */
    public Optional<String> text() {
      return value.flatMap(Value::text);
    }
  }

  /** The content of {@code @VariantValue}. A valid annotation states either a text or a number. */
  public record Value(Optional<String> text, Optional<Long> number, Anchor anchor) {}

  /**
   * Returns the table that serializers use. If several constants have {@code @VariantFallback}, the
   * first one is the fallback.
   */
  public EnumTable table() {
    Map<String, String> texts = new LinkedHashMap<>();
    Map<String, Long> numbers = new LinkedHashMap<>();
    for (Constant constant : constants) {
      constant.text().ifPresent(text -> texts.put(constant.name(), text));
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
        fallback,
        ignoresCase);
  }
}
