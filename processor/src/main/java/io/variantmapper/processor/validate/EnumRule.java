package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.EnumDeclaration.Constant;
import io.variantmapper.processor.model.EnumDeclaration.StatedForm;
import io.variantmapper.processor.model.EnumDeclaration.Value;
import io.variantmapper.processor.model.EnumTable.Form;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.TypeFault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Checks that each text and number identifies at most one constant of an enum. */
final class EnumRule {
  private final EnumDeclaration type;
  private final List<Fault> faults = new ArrayList<>();

  private EnumRule(EnumDeclaration type) {
    this.type = type;
  }

  static Stream<Fault> check(EnumDeclaration type) {
    EnumRule rule = new EnumRule(type);
    type.form().ifPresent(rule::checkForm);
    type.constants().forEach(constant -> constant.value().ifPresent(v -> rule.check(constant, v)));
    rule.checkKinds();
    rule.checkTexts();
    rule.checkCases();
    rule.checkOwners(new HashMap<>(), Value::number, String::valueOf);
    rule.checkFallbacks();
    return rule.faults.stream();
  }

  private void checkForm(StatedForm stated) {
    boolean values = type.constants().stream().anyMatch(c -> c.value().isPresent());
    if (stated.form() == Form.VALUE && !values) {
      faults.add(
          new Fault(TypeFault.ENUM_WITHOUT_VALUES, stated.anchor()).with("type", type.name()));
    }
    if (stated.form() == Form.ORDINAL && !type.table().numbers().isEmpty()) {
      faults.add(new Fault(TypeFault.ENUM_ORDINAL_WITH_NUMBERS, stated.anchor())
          .with("type", type.name()));
    }
  }

  private void check(Constant constant, Value value) {
    if (value.text().isEmpty() && value.number().isEmpty()) {
      add(TypeFault.VALUE_EMPTY, constant, value.anchor(), Map.of("form", form()));
    }
    if (value.text().isPresent() && value.number().isPresent()) {
      add(TypeFault.VALUE_TEXT_AND_NUMBER, constant, value.anchor(), Map.of());
    }
    if (!value.text().map(StringContent::isPossible).orElse(true)) {
      add(TypeFault.VALUE_TEXT_INVALID, constant, value.anchor(), Map.of());
    }
  }

  /**
   * Returns the annotation to suggest for a constant. It has a number or a text, like the
   * annotations of the other constants.
   */
  private String form() {
    String text = "@VariantValue(\"…\")";
    String number = "@VariantValue(number = …)";
    if (type.constants().stream().anyMatch(this::hasNumber)) {
      return number;
    }
    boolean texts = type.constants().stream()
        .anyMatch(constant -> constant.value().flatMap(Value::text).isPresent());
    return texts ? text : text + " or " + number;
  }

  /** Checks that either all constants have a number, or none of them has a number. */
  private void checkKinds() {
    Optional<Constant> first = type.constants().stream().filter(this::hasNumber).findFirst();
    if (first.isEmpty()) {
      return;
    }
    Map<String, Object> other = Map.of("other", first.get().name());
    for (Constant constant : type.constants()) {
      Optional<Value> value = constant.value();
      if (value.isEmpty()) {
        add(TypeFault.VALUE_WITHOUT_NUMBER, constant, constant.anchor(), other);
      } else if (value.get().text().isPresent() && !hasNumber(constant)) {
        add(TypeFault.VALUE_TEXT_AMONG_NUMBERS, constant, value.get().anchor(), other);
      }
    }
  }

  private boolean hasNumber(Constant constant) {
    return constant.value().flatMap(Value::number).isPresent();
  }

  private void checkTexts() {
    Map<String, String> owners = new HashMap<>();
    type.constants().forEach(constant -> owners.put(constant.name(), constant.name()));
    checkOwners(owners, Value::text, EnumRule::quoted);
  }

  /**
   * Checks that no value belongs to two constants. {@code owners} maps each value to the name of
   * its constant.
   */
  private <V> void checkOwners(
      Map<V, String> owners, Function<Value, Optional<V>> of, Function<V, String> shown) {
    for (Constant constant : type.constants()) {
      constant
          .value()
          .ifPresent(value -> of.apply(value)
              .ifPresent(v -> checkOwner(constant, value, shown.apply(v), owners, v)));
    }
  }

  private <V> void checkOwner(
      Constant constant, Value value, String shown, Map<V, String> owners, V key) {
    String owner = owners.putIfAbsent(key, constant.name());
    if (owner != null && !owner.equals(constant.name())) {
      add(
          owner.equals(key) ? TypeFault.VALUE_IS_NAME_OF_OTHER : TypeFault.VALUE_TAKEN,
          constant,
          value.anchor(),
          Map.of("value", shown, "other", owner));
    }
  }

  /**
   * If the enum ignores case, reports texts and names that belong to different constants and differ
   * only in case.
   */
  private void checkCases() {
    Map<String, Constant> owners = new HashMap<>();
    for (Constant constant : type.ignoresCase() ? type.constants() : List.<Constant>of()) {
      Stream.concat(Stream.of(constant.name()), constant.text().stream())
          .forEach(text -> checkCase(owners, constant, text));
    }
  }

  private void checkCase(Map<String, Constant> owners, Constant constant, String text) {
    Constant other = owners.putIfAbsent(StringContent.lowerCase(text), constant);
    if (other == null || other.equals(constant)) {
      return;
    }
    String otherText = Stream.concat(Stream.of(other.name()), other.text().stream())
        .filter(read -> StringContent.lowerCase(read).equals(StringContent.lowerCase(text)))
        .findFirst()
        .orElse(text);
    // Equal texts are not reported here, because checkTexts reports them.
    if (!otherText.equals(text)) {
      Anchor anchor = text.equals(constant.name())
          ? constant.anchor()
          : constant.value().map(Value::anchor).orElse(constant.anchor());
      add(
          TypeFault.VALUE_IN_OTHER_CASE,
          constant,
          anchor,
          Map.of("value", quoted(text), "other", other.name(), "otherValue", quoted(otherText)));
    }
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private void checkFallbacks() {
    List<Constant> fallbacks =
        type.constants().stream().filter(c -> c.fallback().isPresent()).toList();
    fallbacks.stream()
        .skip(1)
        .forEach(constant -> add(
            TypeFault.SECOND_FALLBACK,
            constant,
            constant.fallback().orElse(constant.anchor()),
            Map.of("other", fallbacks.get(0).name())));
  }

  private void add(
      TypeFault kind, Constant constant, Anchor anchor, Map<String, Object> arguments) {
    faults.add(new Fault(kind, anchor)
        .with("constant", type.name() + "." + constant.name())
        .with(arguments));
  }
}
