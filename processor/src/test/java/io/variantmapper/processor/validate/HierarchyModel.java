package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.TypeFault;
import java.util.ArrayList;
import java.util.List;

/** Builds a type that is mapped by its subtypes. */
final class HierarchyModel {
  private final TypeModel type = Models.dictionary().withName("Message");
  private final List<SubtypeModel> subtypes;
  private final List<Fault> misplaced = new ArrayList<>();

  HierarchyModel(List<SubtypeModel> subtypes) {
    this.subtypes = subtypes;
  }

  HierarchyModel with(TypeFault fault) {
    type.with(fault);
    return this;
  }

  HierarchyModel with(Declaration.Trait trait) {
    type.with(trait);
    return this;
  }

  HierarchyModel with(Fault annotation) {
    misplaced.add(annotation);
    return this;
  }

  Hierarchy build() {
    return new Hierarchy(
        type.build().declaration(),
        "type",
        subtypes.stream().map(SubtypeModel::build).toList(),
        List.copyOf(misplaced));
  }
}
