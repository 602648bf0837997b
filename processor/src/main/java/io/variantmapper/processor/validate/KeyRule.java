package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
      Key key = property.key();
      if (!isText(key.text())) {
        problems.add(invalid(key, name, property));
      }
      Property first = byKey.putIfAbsent(key.text(), property);
      if (first != null && first.isTag()) {
        String message =
            subject(name, property) + "the key \"" + key.text() + "\", under which its tag stands."
                + " Give it another with @VariantField, or the tag with @VariantTag.";
        problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, key.anchor()));
      } else if (first != null) {
        String message = subject(name, property) + "the key \"" + key.text() + "\", which "
            + other(first, property)
            + " has already. Give one of them another with @VariantField.";
        problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, key.anchor()));
      }
    }
    // All keys come before all aliases: where they collide, the alias is the one to change.
    for (Property property : fields) {
      for (Key alias : property.options().aliases()) {
        if (!isText(alias.text())) {
          problems.add(invalid(alias, name, property));
        }
        Property first = byKey.putIfAbsent(alias.text(), property);
        if (first != null) {
          String message = subject(name, property) + "the alias \"" + alias.text() + "\", which "
              + (first.equals(property) ? "it" : other(first, property))
              + " has already as a key or an alias. Remove it here, or there.";
          problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, alias.anchor()));
        }
      }
    }
    return problems.stream();
  }

  private static String subject(String type, Property property) {
    return type + "." + property.path() + " has ";
  }

  private static Problem invalid(Key key, String type, Property property) {
    return new Problem(ProblemCode.INVALID_KEY, subject(type, property) + INVALID, key.anchor());
  }

  private static String other(Property first, Property second) {
    return first.path().equals(second.path()) ? "an inherited field of that name" : first.path();
  }

  /** Whether a String can carry the text. */
  static boolean isText(String text) {
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      int c = text.codePointAt(i);
      if (c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
        return false;
      }
    }
    return true;
  }
}
