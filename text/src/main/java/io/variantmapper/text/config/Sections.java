package io.variantmapper.text.config;

import io.variantmapper.runtime.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * The entries of a {@code ConfigFile}, by section and key. No section is empty, and no value is
 * {@link Variant.Nil}.
 */
public final class Sections {
  private final Map<String, Map<String, Variant>> sections = new LinkedHashMap<>();

  /** Returns the names of the sections, in a list that does not change later. */
  public List<String> names() {
    return List.copyOf(sections.keySet());
  }

  /** Returns the entries of a section; empty if there is no such section. */
  public Map<String, Variant> entries(String section) {
    return sections.getOrDefault(section, Map.of());
  }

  /** Calls an action for each section. */
  public void forEach(BiConsumer<String, Map<String, Variant>> action) {
    sections.forEach(action);
  }

  /** Sets a value; {@link Variant.Nil} removes the key. */
  public void put(String section, String key, Variant value) {
    if (Objects.requireNonNull(value, "value") instanceof Variant.Nil) {
      remove(section, key);
    } else {
      created(section).put(key, value);
    }
  }

  /** Replaces all entries of a section. The section keeps its place. */
  public void replace(String section, Map<String, Variant> entries) {
    if (entries.isEmpty()) {
      sections.remove(section);
    } else {
      Map<String, Variant> old = created(section);
      old.clear();
      old.putAll(entries);
    }
  }

  /**
   * Returns the entries of a section, which is created if it does not exist. In a file, only the
   * keys before the first section have no section, so the section {@code ""} comes first.
   */
  private Map<String, Variant> created(String section) {
    if (section.isEmpty() && !sections.containsKey(section)) {
      Map<String, Map<String, Variant>> others = new LinkedHashMap<>(sections);
      sections.clear();
      sections.put(section, new LinkedHashMap<>());
      sections.putAll(others);
    }
    return sections.computeIfAbsent(section, name -> new LinkedHashMap<>());
  }

  private void remove(String section, String key) {
    Map<String, Variant> entries = sections.get(section);
    if (entries != null) {
      entries.remove(key);
      if (entries.isEmpty()) {
        sections.remove(section);
      }
    }
  }
}
