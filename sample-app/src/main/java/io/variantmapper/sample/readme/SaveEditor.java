package io.variantmapper.sample.readme;

import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketFile;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Changes one entry of a save. The save can be any Dictionary. This class does not need to know the
 * other entries.
 *
 * <pre>{@code
 * SaveEditor.put(new File("user.save"), "gold", 100);
 * }</pre>
 */
public final class SaveEditor {
  private SaveEditor() {}

  /**
   * Sets or adds an entry. The bytes of all other entries do not change. If the save is not a
   * Dictionary, this method does nothing.
   *
   * @param value any value that {@link Variant#of} accepts
   * @throws io.variantmapper.runtime.VariantException if the file does not begin with a value for
   *     Godot 4
   * @throws IOException if the file can't be read or written
   */
  public static void put(File save, String key, Object value) throws IOException {
    Variant tree = PacketFile.load(save, TreeSerializer.INSTANCE, VariantFormat.GODOT_4);
    if (tree instanceof Variant.Dictionary all) {
      Map<Variant, Variant> entries = new LinkedHashMap<>(all.entries());
      entries.put(Variant.of(key), Variant.of(value));
      Variant changed =
          new Variant.Dictionary(entries, all.keyType(), all.valueType(), all.shared());
      PacketFile.save(save, TreeSerializer.INSTANCE, changed, VariantFormat.GODOT_4);
    }
  }
}
