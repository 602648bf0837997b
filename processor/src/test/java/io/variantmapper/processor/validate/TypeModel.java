package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.model.TypeFault;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Builds a mapped type. */
final class TypeModel {
  private final Shape shape;
  private final EnumSet<TypeFault> ofDeclaration = EnumSet.noneOf(TypeFault.class);
  private final EnumSet<Declaration.Trait> traits = EnumSet.noneOf(Declaration.Trait.class);
  private final List<Entry> entries = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private ClassName name = Models.PLAYER;
  private Optional<ClassName> mixIn = Optional.empty();
  private Optional<Creation> creation = Optional.empty();

  TypeModel(Shape shape) {
    this.shape = shape;
  }

  TypeModel withName(String other) {
    name = Models.type(other);
    return this;
  }

  TypeModel withMixIn(String other) {
    mixIn = Optional.of(Models.type(other));
    return this;
  }

  TypeModel with(FieldModel... fields) {
    Stream.of(fields).map(FieldModel::build).forEach(entries::add);
    return this;
  }

  TypeModel withTag(String key, Object value) {
    return with(new Tag(key, value, false));
  }

  /** Adds the tag of a fallback, which is the subtype for unknown tags. */
  TypeModel withTagOfFallback(String key, Object value) {
    return with(new Tag(key, value, true));
  }

  private TypeModel with(Tag tag) {
    Anchor anchor = Models.anchor();
    entries.add(0, new Entry.OfTag(new Key(tag.key(), anchor), tag, anchor));
    return this;
  }

  TypeModel withReserved(int position) {
    entries.add(new Entry.Reserved(position, Models.anchor()));
    return this;
  }

  TypeModel with(Creation other) {
    creation = Optional.of(other);
    return this;
  }

  TypeModel with(TypeFault fault) {
    ofDeclaration.add(fault);
    return this;
  }

  TypeModel with(Declaration.Trait trait) {
    traits.add(trait);
    return this;
  }

  TypeModel with(Fault fault) {
    faults.add(fault);
    return this;
  }

  MappedType build() {
    Declaration declaration = new Declaration(
        mixIn.orElse(name),
        name,
        name,
        List.of(),
        Set.of(),
        "",
        shape,
        ofDeclaration,
        traits,
        Optional.empty(),
        Set.of(),
        Models.anchor());
    return new MappedType(
        declaration,
        creation.orElseGet(this::canonicalConstructor),
        List.copyOf(entries),
        false,
        List.copyOf(faults));
  }

  private Creation canonicalConstructor() {
    return Models.constructor(Entry.only(Property.class, entries).stream()
        .filter(property -> property.setter().kind() == Access.Kind.CREATOR)
        .map(property ->
            Models.parameter(property.name(), property.mapping().type(), Creation.Match.PROPERTY))
        .toArray(Creation.Parameter[]::new));
  }
}
