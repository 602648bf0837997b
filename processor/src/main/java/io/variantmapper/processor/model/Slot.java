package io.variantmapper.processor.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A position that holds a value: a property, an element, a key or value of a map, or a type
 * argument.
 *
 * <pre>{@code
 * new Slot(string, true)   // the element of List<@Nullable String>
 * }</pre>
 *
 * @param nullable whether reading accepts nil as null, regardless of how null is written
 */
public record Slot(Mapping mapping, boolean nullable) {
  /** Returns the same slot without the settings that affect only reading. */
  Slot asWritten() {
    return new Slot(mapping.asWritten(), false);
  }

  /** Returns the mappings of the slots. */
  static List<Mapping> mappings(List<Slot> slots) {
    List<Mapping> mappings = new ArrayList<>();
    for (Slot slot : slots) {
      mappings.add(slot.mapping());
    }
    return Collections.unmodifiableList(mappings);
  }

  /** Returns the type of the value in packets. */
  public PacketType.Value wireValue() {
    return new PacketType.Value(mapping.packetType(), holdsAbsence());
  }

  /** Returns whether reading accepts a nil and reads it as null or as an empty Optional. */
  public boolean holdsAbsence() {
    return nullable || mapping.isOptional();
  }
}
