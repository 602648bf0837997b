package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.EnumDeclaration.Constant;
import io.variantmapper.processor.model.EnumDeclaration.StatedForm;
import io.variantmapper.processor.model.EnumDeclaration.Value;
import io.variantmapper.processor.model.EnumTable.Form;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.StringContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Every text and number on the wire stands for one constant of an enum at most. */
final class EnumRule {
  private static final String GIVE_VALUE =
      " Write @VariantValue(\"…\") or @VariantValue(number = …).";

  private final EnumDeclaration type;
  private final List<Problem> problems = new ArrayList<>();

  private EnumRule(EnumDeclaration type) {
    this.type = type;
  }

  static List<Problem> check(EnumDeclaration type) {
    EnumRule rule = new EnumRule(type);
    type.form().ifPresent(rule::checkForm);
    type.constants().forEach(constant -> constant.value().ifPresent(v -> rule.check(constant, v)));
    rule.checkKinds();
    rule.checkTexts();
    rule.checkOwners(new HashMap<>(), Value::number, String::valueOf);
    rule.checkFallbacks();
    return List.copyOf(rule.problems);
  }

  private void checkForm(StatedForm stated) {
    boolean values = type.constants().stream().anyMatch(c -> c.value().isPresent());
    if (stated.form() == Form.VALUE && !values) {
      add(
          ErrorCode.MISSING_VALUE,
          type.name() + " is to be written by value, but none of its constants has one."
              + GIVE_VALUE,
          stated.anchor());
    }
    if (stated.form() == Form.ORDINAL && !type.table().numbers().isEmpty()) {
      add(
          ErrorCode.MIXED_VALUES,
          type.name() + " is to be written by ordinal, but its constants have numbers, and an int"
              + " can't be read as both. Use EnumForm.VALUE, or remove the numbers.",
          stated.anchor());
    }
  }

  private void check(Constant constant, Value value) {
    if (value.text().isEmpty() && value.number().isEmpty()) {
      add(
          ErrorCode.MISSING_VALUE,
          subject(constant) + " has a @VariantValue without a value." + GIVE_VALUE,
          value.anchor());
    }
    if (value.text().isPresent() && value.number().isPresent()) {
      add(
          ErrorCode.MIXED_VALUES,
          subject(constant) + " has a text and a number, and is written as one of them. Keep one.",
          value.anchor());
    }
    if (!value.text().map(StringContent::isPossible).orElse(true)) {
      add(
          ErrorCode.INVALID_KEY,
          subject(constant) + " has a value with " + ImpossibleText.WHY,
          value.anchor());
    }
  }

  /** Either each constant has a number, or none has. */
  private void checkKinds() {
    Optional<Constant> first = type.constants().stream().filter(this::hasNumber).findFirst();
    if (first.isEmpty()) {
      return;
    }
    for (Constant constant : type.constants()) {
      Optional<Value> value = constant.value();
      if (value.isEmpty()) {
        add(
            ErrorCode.MISSING_VALUE,
            subject(constant) + " has no number, but " + first.get().name() + " has one, and an"
                + " int is no ordinal then. Write @VariantValue(number = …).",
            constant.anchor());
      } else if (value.get().text().isPresent() && !hasNumber(constant)) {
        add(
            ErrorCode.MIXED_VALUES,
            subject(constant) + " has a text, but " + first.get().name() + " has a number. Give"
                + " all constants values of one kind.",
            value.get().anchor());
      }
    }
  }

  private boolean hasNumber(Constant constant) {
    return constant.value().flatMap(Value::number).isPresent();
  }

  private void checkTexts() {
    Map<String, String> owners = new HashMap<>();
    type.constants().forEach(constant -> owners.put(constant.name(), constant.name()));
    checkOwners(owners, Value::text, text -> '"' + text + '"');
  }

  /** Whether values are those of other constants, whose names {@code owners} has. */
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
    if (owner == null || owner.equals(constant.name())) {
      return;
    }
    String message = subject(constant) + " has the value " + shown + ", which "
        + (owner.equals(key)
            ? "is the name of " + owner + ", and names are read, too"
            : owner + " has already")
        + ". Give it another.";
    add(ErrorCode.DUPLICATE_VALUE, message, value.anchor());
  }

  private void checkFallbacks() {
    List<Constant> fallbacks =
        type.constants().stream().filter(c -> c.fallback().isPresent()).toList();
    for (Constant other : fallbacks.subList(Math.min(1, fallbacks.size()), fallbacks.size())) {
      add(
          ErrorCode.SEVERAL_FALLBACKS,
          subject(other) + " is a fallback, and so is " + fallbacks.get(0).name()
              + ". An unknown value is read as one constant. Keep one.",
          other.fallback().orElse(other.anchor()));
    }
  }

  private String subject(Constant constant) {
    return type.name() + "." + constant.name();
  }

  private void add(ErrorCode code, String message, Anchor anchor) {
    problems.add(new Problem(code, message, anchor));
  }
}
