package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.JavaMember;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds a property. */
final class FieldModel {
  private final String name;
  private final List<Key> aliases = new ArrayList<>();
  private final List<View> views = new ArrayList<>();
  private final Anchor anchor = Models.anchor();
  private Key key;
  private Mapping mapping = Models.direct(Models.INT, GodotType.INT);
  private boolean nullable;
  private boolean required = true;
  private Direction direction = Direction.BOTH;
  private Access getter;
  private Access setter = Access.CREATOR;
  private Optional<DefaultValue> defaultValue = Optional.empty();
  private Optional<Anchor> omitDefault = Optional.empty();
  private Optional<Fault> flatteningMistake = Optional.empty();
  private Optional<TypeModel> flattened = Optional.empty();
  private String prefix = "";
  private boolean isExtras;
  private Optional<Fault> unfitType = Optional.empty();

  FieldModel(String name) {
    this.name = name;
    key = new Key(name, anchor);
    getter = Models.method(name);
  }

  FieldModel withKey(String text) {
    key = new Key(text, anchor);
    return this;
  }

  FieldModel ignoringCase() {
    key = key.ignoringCase(true);
    return this;
  }

  FieldModel withAlias(String text) {
    aliases.add(new Key(text, Models.anchor()));
    return this;
  }

  FieldModel with(Mapping other) {
    mapping = other;
    return this;
  }

  FieldModel withString() {
    return with(Models.direct(Models.STRING, GodotType.STRING));
  }

  FieldModel withNull() {
    nullable = true;
    return this;
  }

  FieldModel withoutRequirement() {
    required = false;
    return this;
  }

  FieldModel withView(String view, String... declared) {
    views.add(new View(view, List.of(declared), Models.anchor()));
    return this;
  }

  FieldModel with(Direction other) {
    direction = other;
    return this;
  }

  FieldModel withGetter(Access other) {
    getter = other;
    return this;
  }

  FieldModel withSetter(Access other) {
    setter = other;
    return this;
  }

  FieldModel with(DefaultValue other) {
    defaultValue = Optional.of(other);
    return this;
  }

  FieldModel withLiteral(Object value) {
    return with(new DefaultValue.Literal(value));
  }

  FieldModel withOmittedDefault() {
    omitDefault = Optional.of(Models.anchor());
    return this;
  }

  FieldModel withFlattened(String otherPrefix, TypeModel inner) {
    prefix = otherPrefix;
    flattened = Optional.of(inner);
    return this;
  }

  FieldModel withFlatteningMistake(Fault other) {
    flatteningMistake = Optional.of(other);
    return this;
  }

  FieldModel asExtras() {
    isExtras = true;
    return this;
  }

  FieldModel withUnfitType(Fault other) {
    unfitType = Optional.of(other);
    return this;
  }

  Property build() {
    JavaMember member = new JavaMember(
        name,
        "",
        new Slot(mapping, nullable),
        Optional.empty(),
        getter,
        setter,
        Optional.empty(),
        Optional.empty(),
        anchor);
    if (isExtras) {
      return new Entry.Extras(member);
    } else if (flattened.isPresent()) {
      return new Flattened(member, prefix, flattened.get().build(), Models.anchor());
    }
    FieldOptions options = new FieldOptions(
        List.copyOf(aliases),
        defaultValue,
        omitDefault,
        direction,
        flatteningMistake,
        Optional.empty(),
        unfitType);
    Presence.Rules rules =
        new Presence.Rules(required, false, false, false, false, List.copyOf(views));
    return new Field(member, key, Presence.of(rules, member.slot(), setter, options), options);
  }
}
