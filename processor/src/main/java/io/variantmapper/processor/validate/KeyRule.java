package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.Tag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks that each entry has a unique key, and that a String can carry the key. */
final class KeyRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    Keys keys = new Keys(type.declaration());
    List<Field> fields = Entry.only(Field.class, type.elements());
    WireEntry.tag(type.wireEntries()).ifPresent(tag -> keys.own(tag.key(), "a key", tag));
    fields.forEach(keys::add);
    // All keys are added before the aliases, so a collision is reported at the alias.
    fields.forEach(keys::addAliases);
    return keys.faults.stream();
  }

  /** The first of several keys that differ only in case. */
  private record Spelling(String text, WireEntry entry) {}

  private static final class Keys {
    private final Declaration declaration;
    private final Set<String> paths = new HashSet<>();
    private final Map<String, WireEntry> owners = new HashMap<>();
    private final Map<String, Spelling> spellings = new HashMap<>();
    private final List<Fault> faults = new ArrayList<>();

    Keys(Declaration declaration) {
      this.declaration = declaration;
    }

    /**
     * Checks the key of a field. If another field has the same name in generated code, reports that
     * instead.
     */
    void add(Field field) {
      if (!paths.add(field.path())) {
        FieldFault kind = declaration.traits().contains(Trait.ABSTRACT)
            ? FieldFault.RETURNED_BY_TWO_METHODS
            : FieldFault.HIDES_INHERITED_FIELD;
        add(field, new Fault(kind, field.anchor()));
        return;
      }
      WireEntry first = own(field.key(), "a key", field);
      if (first != null) {
        add(
            field,
            first.match(
                other -> taken(field, other),
                tag -> besideTag(field, tag.tag()),
                reserved -> taken(field, reserved)));
      }
    }

    private static Fault taken(Field field, WireEntry other) {
      return new Fault(FieldFault.KEY_TAKEN, field.key().anchor())
          .with(Map.of("key", field.key().text(), "other", other.path()));
    }

    /**
     * Returns the fault of a field that has the same key as the tag. Only a fallback may have such
     * a field. The value of the field is then the tag.
     */
    private static Fault besideTag(Field field, Tag tag) {
      FieldFault kind = field.faultBeside(tag).orElse(FieldFault.KEY_TAKEN_BY_TAG);
      return new Fault(kind, field.key().anchor())
          .with("key", field.key().text())
          .with("option", field.presence().hasViews() ? "views" : "omitDefault")
          .with("tagType", tag.isNumber() ? "an int" : "a String");
    }

    void addAliases(Field field) {
      for (Key alias : field.options().aliases()) {
        WireEntry first = own(alias, "an alias", field);
        if (first != null) {
          add(
              field,
              new Fault(FieldFault.ALIAS_TAKEN, alias.anchor())
                  .with("key", alias.text())
                  .with("other", first.equals(field) ? "it" : nameOf(first)));
        }
      }
    }

    /**
     * Adds a key or alias, and checks its text. Returns the entry that already has it; null if no
     * entry has it.
     */
    private @Nullable WireEntry own(Key key, String kind, WireEntry entry) {
      if (!StringContent.isPossible(key.text())) {
        add(entry, new Fault(FieldFault.KEY_TEXT_INVALID, key.anchor()).with("kind", kind));
      }
      WireEntry first = owners.putIfAbsent(key.text(), entry);
      if (first == null) {
        checkCase(key, kind, entry);
      }
      return first;
    }

    /**
     * Reports the key if another entry has the same key in another case, and at least one of the
     * two entries ignores case.
     */
    private void checkCase(Key key, String kind, WireEntry entry) {
      Spelling first = spellings.putIfAbsent(
          StringContent.lowerCase(key.text()), new Spelling(key.text(), entry));
      if (first != null
          && !first.entry.equals(entry)
          && (ignoresCase(first.entry) || ignoresCase(entry))) {
        add(
            entry,
            new Fault(FieldFault.KEY_IN_OTHER_CASE, key.anchor())
                .with("kind", kind)
                .with("key", key.text())
                .with("otherKey", first.text)
                .with("other", nameOf(first.entry)));
      }
    }

    private static String nameOf(WireEntry entry) {
      return entry.isTag() ? "its tag" : "the field " + entry.path();
    }

    private static boolean ignoresCase(WireEntry entry) {
      return entry.asField().filter(field -> field.key().ignoresCase()).isPresent();
    }

    private void add(Entry entry, Fault fault) {
      faults.add(fault.with("field", declaration.simpleName() + "." + entry.path()));
    }
  }
}
