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
  @Override
  public Stream<Problem> check(MappedType type) {
    String prefix = type.declaration().simpleName() + ".";
    List<Problem> problems = new ArrayList<>();
    Map<String, Property> byKey = new HashMap<>();
    for (Property property : type.properties()) {
      Key key = property.key();
      String subject = prefix + property.name() + " has the key ";
      if (!isText(key.text())) {
        problems.add(new Problem(ProblemCode.INVALID_KEY, subject + INVALID, key.anchor()));
      }
      Property first = byKey.putIfAbsent(key.text(), property);
      if (first != null) {
        String message = subject + "\"" + key.text() + "\", which " + prefix + first.name()
            + " has already. Give one of them another with @VariantField.";
        problems.add(new Problem(ProblemCode.DUPLICATE_KEY, message, key.anchor()));
      }
    }
    return problems.stream();
  }

  private static final String INVALID = "with U+0000 or half of a surrogate pair in it, which no"
      + " String carries. Write it without.";

  private static boolean isText(String key) {
    return key.codePoints()
        .allMatch(c -> c != 0 && !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
  }
}
