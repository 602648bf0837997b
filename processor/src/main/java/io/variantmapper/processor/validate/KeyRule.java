package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every property has a key of its own, which a String can carry. */
final class KeyRule implements Rule {
  private static final String INVALID =
      "a key with U+0000 or half of a surrogate pair, which no String"
          + " can carry. Write it without.";

  @Override
  public Stream<Problem> check(MappedType type) {
    List<Problem> problems = new ArrayList<>();
    Map<String, Property> byKey = new HashMap<>();
    String name = type.declaration().simpleName();
    List<Property> fields =
        type.wireFields().stream().filter(property -> !property.isReserved()).toList();
    for (Property property : fields) {
      String subject = name + "." + property.path() + " has ";
      Key key = property.key();
      checkText(key, subject + INVALID).ifPresent(problems::add);
      Property first = byKey.putIfAbsent(key.text(), property);
      if (first != null && first.isTag()) {
        String message = subject + "the key \"" + key.text() + "\", under which its tag stands."
            + " Give it another with @VariantField, or the tag with @VariantTag.";
        problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, key.anchor()));
      } else if (first != null) {
        String message = subject + "the key \"" + key.text() + "\", which " + other(first, property)
            + " has already. Give one of them another with @VariantField.";
        problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, key.anchor()));
      }
    }
    // All keys come before all aliases: where they collide, the alias is the one to change.
    for (Property property : fields) {
      for (Key alias : property.options().aliases()) {
        String subject = name + "." + property.path() + " has ";
        checkText(alias, subject + INVALID).ifPresent(problems::add);
        Property first = byKey.putIfAbsent(alias.text(), property);
        if (first != null) {
          String message = subject + "the alias \"" + alias.text() + "\", which "
              + (first.equals(property) ? "it" : other(first, property))
              + " has already as a key or an alias. Remove it here, or there.";
          problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, alias.anchor()));
        }
      }
    }
    return problems.stream();
  }

  private static Optional<Problem> checkText(Key key, String message) {
    return isText(key.text())
        ? Optional.empty()
        : Optional.of(new Problem(ProblemCode.INVALID_KEY, message, key.anchor()));
  }

  private static String other(Property first, Property second) {
    return first.path().equals(second.path()) ? "an inherited field of that name" : first.path();
  }

  /** Whether a String can carry the text. */
  static boolean isText(String text) {
    return text.codePoints()
        .allMatch(c -> c != 0 && !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
  }
}
