package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
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

/** Every entry has a key of its own, which a String can carry. */
final class KeyRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    Keys keys = new Keys(type.declaration());
    List<Field> fields = type.wireFields();
    Entry.only(Entry.OfTag.class, type.wireEntries())
        .forEach(tag -> keys.own(tag.key(), "a key", tag));
    fields.forEach(keys::add);
    // All keys come before all aliases: where they collide, the alias is the one to change.
    fields.forEach(keys::addAliases);
    return keys.problems.stream();
  }

  /** Whose each key is. */
  private static final class Keys {
    private final String type;
    private final boolean haveMethods;
    private final Set<String> paths = new HashSet<>();
    private final Map<String, Entry> owners = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();

    Keys(Declaration declaration) {
      type = declaration.simpleName();
      haveMethods = declaration.traits().contains(Trait.ABSTRACT);
    }

    void add(Field field) {
      if (!paths.add(field.path())) {
        addSecond(field);
        return;
      }
      Key key = field.key();
      Entry first = own(key, "a key", field);
      if (first == null) {
        return;
      }
      String what = "the key \"" + key.text() + "\", ";
      refuse(
          key,
          field,
          first instanceof Entry.OfTag tag
              ? what + "under which its tag stands" + besideTag(field, tag.tag())
              : what + "which " + other(first)
                  + " has already. Give one of them another with @VariantField.");
    }

    /** Its key doesn't matter: generated code knows fields by their names. */
    private void addSecond(Field field) {
      String message = type + "." + field.path()
          + (haveMethods
              ? " is given by two methods, and generated code can't tell which to call. Remove one"
                  + " of them, or mark it with @VariantIgnore."
              : " hides an inherited field of that name, and generated code can't tell them apart."
                  + " Rename one of them, or mark the inherited one with @VariantIgnore.");
      problems.add(new Problem(ErrorCode.DUPLICATE_KEY, message, field.anchor()));
    }

    /** What is wrong with the key of a tag; a fallback may have it that writes it, too. */
    private static String besideTag(Field field, Tag tag) {
      if (!field.isWritten()) {
        return ", but is never written, for it is READ_ONLY."
            + " Give it another with @VariantField, or let a fallback write it.";
      }
      if (tag.isFallback() && field.presence().mayLackValue()) {
        return ", but not all packets have it. Remove its "
            + (field.presence().hasViews() ? "views" : "omitDefault")
            + ", or give it another with @VariantField.";
      }
      return tag.isFallback() && !tag.fits(field.mapping())
          ? ", and its type can't hold " + (tag.isNumber() ? "an int" : "a String")
              + ". Give it one that can, or another key with @VariantField."
          : ". Give it another with @VariantField, or the tag with @VariantTag.";
    }

    void addAliases(Field field) {
      for (Key alias : field.options().aliases()) {
        Entry first = own(alias, "an alias", field);
        if (first != null) {
          refuse(
              alias,
              field,
              "the alias \"" + alias.text() + "\", which "
                  + (first.equals(field) ? "it" : other(first))
                  + " has already as a key or an alias. Remove it here, or there.");
        }
      }
    }

    /** Returns the entry that already has the key or alias; null if none has. */
    private @Nullable Entry own(Key key, String kind, Entry entry) {
      if (!StringContent.isPossible(key.text())) {
        String message = subject(type, entry) + kind + " with " + ImpossibleText.WHY;
        problems.add(new Problem(ErrorCode.INVALID_KEY, message, key.anchor()));
      }
      return owners.putIfAbsent(key.text(), entry);
    }

    private void refuse(Key key, Field field, String what) {
      String message = subject(type, field) + what;
      problems.add(new Problem(ErrorCode.DUPLICATE_KEY, message, key.anchor()));
    }
  }

  private static String subject(String type, Entry entry) {
    return type + "." + entry.path() + " has ";
  }

  private static String other(Entry first) {
    return first instanceof Field field ? field.path() : "its tag";
  }
}
