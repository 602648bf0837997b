package io.variantmapper.pekko;

import io.variantmapper.runtime.VariantSerializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The mapped types that a {@link VariantPekkoSerializer} carries, each with its manifest. A
 * manifest is a short text that is sent and stored next to the packet, and that says which type to
 * read.
 *
 * <pre>{@code
 * VariantBindings bindings = new VariantBindings()
 *     .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
 *     .bind("command", Command.class, CommandVariantSerializer.INSTANCE)   // a sealed interface
 *     .alias("hero", PlayerVariantSerializer.INSTANCE);                    // its name until 2.0
 * }</pre>
 *
 * <p>Choose each manifest once, and keep it: events in a journal and nodes with an earlier version
 * of your program contain it. The name of the class may change.
 */
public final class VariantBindings {
  private final Map<String, VariantSerializer<?>> readers = new TreeMap<>();
  private final List<Binding<?>> bindings = new ArrayList<>();

  /** Creates empty bindings. */
  public VariantBindings() {}

  /**
   * Binds a type and its subtypes to a manifest.
   *
   * @param manifest a text of your choice, which stays the same when the class is renamed
   * @param type the class, or the sealed type whose serializer also writes the tag of the subtype
   * @return this object
   * @throws IllegalArgumentException if the manifest is blank or in use, or if another manifest is
   *     bound to the type or to one of its subtypes
   */
  public <T> VariantBindings bind(String manifest, Class<T> type, VariantSerializer<T> serializer) {
    Objects.requireNonNull(type, "type");
    Binding<T> binding = new Binding<>(
        requireUsable(manifest), type, Objects.requireNonNull(serializer, "serializer"));
    for (Binding<?> other : bindings) {
      Class<?> shared = binding.sharedWith(other);
      if (shared != null) {
        throw new IllegalArgumentException(shared.getName() + " has two manifests: \""
            + other.manifest() + "\", which is bound to " + other.type().getName() + ", and \""
            + manifest + "\", which is bound to " + type.getName()
            + ". A class must have one manifest. Bind only one of the two; to read packets with the"
            + " other manifest, add it as an alias");
      }
    }
    bindings.add(binding);
    readers.put(manifest, serializer);
    return this;
  }

  /**
   * Adds a manifest that is only read, never written. It is an old manifest of a type, or the
   * manifest of a class that is no longer sent.
   *
   * @param manifest a manifest that is in journals, or that other nodes may still send
   * @param serializer the serializer that reads the packets with this manifest
   * @return this object
   * @throws IllegalArgumentException if the manifest is blank or in use
   */
  public VariantBindings alias(String manifest, VariantSerializer<?> serializer) {
    readers.put(requireUsable(manifest), Objects.requireNonNull(serializer, "serializer"));
    return this;
  }

  private String requireUsable(String manifest) {
    Objects.requireNonNull(manifest, "manifest");
    if (manifest.isBlank()) {
      throw new IllegalArgumentException(
          "Found a blank manifest. A manifest must have a character that is not white space");
    }
    if (readers.containsKey(manifest)) {
      throw new IllegalArgumentException("Found two uses of the manifest \"" + manifest
          + "\". A manifest must stand for one type. Choose another manifest for one of them");
    }
    return manifest;
  }

  /** Returns a copy of the map from manifests to serializers, sorted by manifest. */
  Map<String, VariantSerializer<?>> readers() {
    return new TreeMap<>(readers);
  }

  /** Returns the bindings in the order in which they were added. */
  List<Binding<?>> bindings() {
    return List.copyOf(bindings);
  }
}
