package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.model.TypeFault;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Builds a subtype. */
final class SubtypeModel {
  private final String name;
  private final EnumSet<TypeFault> faults = EnumSet.noneOf(TypeFault.class);
  private String key = "type";
  private Object tag;
  private boolean fallback;

  SubtypeModel(String name) {
    this.name = name;
    tag = name;
  }

  SubtypeModel withTag(Object value) {
    tag = value;
    return this;
  }

  SubtypeModel withKey(String other) {
    key = other;
    return this;
  }

  SubtypeModel withFallback() {
    fallback = true;
    return this;
  }

  SubtypeModel with(TypeFault fault) {
    faults.add(fault);
    return this;
  }

  Hierarchy.Subtype build() {
    return new Hierarchy.Subtype(
        Models.type(name),
        Shape.DICTIONARY,
        List.of(),
        List.of(),
        new Tag(key, tag, fallback),
        Optional.empty(),
        faults,
        Models.anchor(),
        Models.anchor());
  }
}
