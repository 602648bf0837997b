package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.SourceName;
import java.util.Locale;
import java.util.regex.Pattern;

/** Derives names of variables, constants and methods from the names of properties and classes. */
final class Names {
  private static final Pattern WORD_BORDER = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");
  private static final Pattern ACRONYM = Pattern.compile("[A-Z0-9_]+");

  private Names() {}

  /** Returns the name of the variable for an entry, such as {@code placeX} for {@code place.x}. */
  static String variable(Entry entry) {
    return entry instanceof Property property && property.owner().isPresent()
        ? variable(property.owner().get()) + SourceName.capitalized(entry.name())
        : entry.name();
  }

  /** Describes a type in words for the name of a method, such as {@code IntArray}. */
  static String words(TypeName type) {
    return JavaTypes.component(type)
        .map(element -> words(element) + "Array")
        .orElseGet(() -> type instanceof ClassName name
            ? name.simpleName()
            : SourceName.capitalized(type.toString()));
  }

  /** Returns {@code ITEM_KIND} for {@code ItemKind}. */
  static String constant(String name) {
    return WORD_BORDER.matcher(name).replaceAll("_").toUpperCase(Locale.ROOT);
  }

  /** Returns {@code itemKind} for {@code ItemKind}, and {@code t} for {@code T}. */
  static String variable(String name) {
    String first = ACRONYM.matcher(name).matches() ? name : name.substring(0, 1);
    return first.toLowerCase(Locale.ROOT) + name.substring(first.length());
  }

  /**
   * Reserves a name that is not taken yet: the suggestion, or a similar name.
   *
   * <p>The tag of the name is a new object. Without a tag, NameAllocator would generate a UUID.
   */
  static String take(NameAllocator names, String suggestion) {
    return names.newName(suggestion, new Object());
  }
}
