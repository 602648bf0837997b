package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Protocol;
import java.util.stream.Stream;

/**
 * A rule that each mapped type must follow. A rule of a back end may also apply to hierarchies,
 * protocols and nodes.
 */
public interface Rule {
  /**
   * Returns the faults that this rule finds in the type, in the order of the source. A fault
   * without a place is reported at the type.
   */
  Stream<Fault> check(MappedType type);

  /** Returns the faults of a type that is mapped by its subtypes. */
  default Stream<Fault> check(Hierarchy hierarchy) {
    return Stream.empty();
  }

  /** Returns the faults of a protocol. */
  default Stream<Fault> check(Protocol protocol) {
    return Stream.empty();
  }

  /** Returns the faults of an interface that describes a Godot node. */
  default Stream<Fault> check(Node node) {
    return Stream.empty();
  }
}
