package io.variantmapper.text.godot;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@code Resource("res://item.tres")} in a text. The engine loads such a file. In Java, it is an
 * Object of the class Resource with the property {@code resource_path}. The engine never writes
 * this property into a text.
 *
 * @param uid the id, such as {@code uid://b1}, which Godot 4 writes before the path of some files
 */
record ResourcePath(@Nullable String uid, String path) {
  private static final String CLASS = "Resource";
  private static final String UID = "uid";
  private static final String PATH = "resource_path";

  /** Returns the path that an Object stands for; null for any other Object. */
  static @Nullable ResourcePath of(Variant.FullObject object) {
    List<Variant.Property> properties = object.properties();
    int last = properties.size() - 1;
    if (!object.className().equals(CLASS) || last < 0 || last > 1) {
      return null;
    }
    String path = text(properties.get(last), PATH);
    String uid = last == 0 ? null : text(properties.get(0), UID);
    return path == null || (last == 1 && uid == null) ? null : new ResourcePath(uid, path);
  }

  private static @Nullable String text(Variant.Property property, String name) {
    return property.name().equals(name)
            && property.value() instanceof Variant.Value value
            && value.value() instanceof String text
        ? text
        : null;
  }

  Variant toVariant() {
    List<Variant.Property> properties = new ArrayList<>();
    if (uid != null) {
      properties.add(property(UID, uid));
    }
    properties.add(property(PATH, path));
    return new Variant.FullObject(CLASS, properties);
  }

  private static Variant.Property property(String name, String text) {
    return new Variant.Property(name, new Variant.Value(VariantType.STRING, text));
  }
}
