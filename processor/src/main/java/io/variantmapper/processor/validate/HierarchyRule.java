package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.TypeFault;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Checks that each subtype has its own serializer, and a tag that distinguishes it from the other
 * subtypes.
 */
final class HierarchyRule {
  private final Hierarchy hierarchy;
  private final String name;

  HierarchyRule(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
    name = hierarchy.declaration().simpleName();
  }

  Stream<Fault> check() {
    List<Fault> ofDeclaration = FaultRule.check(hierarchy.declaration()).toList();
    return ofDeclaration.isEmpty()
        ? Stream.of(
                hierarchy.misplaced().stream(),
                ofHierarchy(),
                hierarchy.subtypes().stream().flatMap(this::ofSubtype),
                ofTags(),
                ofFallbacks())
            .flatMap(faults -> faults)
        : ofDeclaration.stream();
  }

  private Stream<Fault> ofHierarchy() {
    Declaration declaration = hierarchy.declaration();
    Stream<TypeFault> empty =
        hierarchy.subtypes().isEmpty() ? Stream.of(TypeFault.HIERARCHY_EMPTY) : Stream.empty();
    Stream<TypeFault> changes = declaration.traits().contains(Trait.CHANGES)
        ? Stream.of(TypeFault.HIERARCHY_WITH_CHANGES)
        : Stream.empty();
    return Stream.concat(empty, changes)
        .map(kind -> new Fault(kind, declaration.anchor()).with("type", name));
  }

  private Stream<Fault> ofSubtype(Subtype subtype) {
    return subtype.faults().stream()
        .map(kind -> new Fault(
                kind,
                kind == TypeFault.SUBTYPE_WITH_TWO_TAGS ? subtype.tagAnchor() : subtype.anchor())
            .with("subtype", subtype.simpleName())
            .with("supertype", name)
            .with("key", subtype.tag().key())
            .with("otherKey", hierarchy.key()));
  }

  private Stream<Fault> ofTags() {
    Map<Object, Subtype> byTag = new HashMap<>();
    return hierarchy.subtypes().stream().flatMap(subtype -> {
      Subtype first = hierarchy.subtypes().get(0);
      Subtype same = byTag.putIfAbsent(subtype.tag().value(), subtype);
      if (same != null) {
        return Stream.of(ofTag(TypeFault.TAG_TAKEN, subtype, same));
      } else if (subtype.tag().isNumber() != first.tag().isNumber()) {
        return Stream.of(ofTag(TypeFault.TAG_KINDS_DIFFER, subtype, first));
      }
      return StringContent.isPossible(subtype.tag().toString())
          ? Stream.empty()
          : Stream.of(ofTag(TypeFault.TAG_TEXT_INVALID, subtype, first));
    });
  }

  private Stream<Fault> ofFallbacks() {
    List<Subtype> fallbacks = hierarchy.subtypes().stream()
        .filter(subtype -> subtype.tag().isFallback())
        .toList();
    return fallbacks.stream()
        .skip(1)
        .map(subtype -> ofTag(TypeFault.SECOND_TAG_FALLBACK, subtype, fallbacks.get(0)));
  }

  private Fault ofTag(TypeFault kind, Subtype subtype, Subtype other) {
    return new Fault(kind, subtype.tagAnchor())
        .with("subtype", subtype.simpleName())
        .with("supertype", name)
        .with("tag", subtype.tag())
        .with("other", other.simpleName())
        .with("otherTag", other.tag());
  }
}
