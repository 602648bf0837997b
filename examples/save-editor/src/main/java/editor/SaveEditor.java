package editor;

import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.GodotFile;
import io.variantmapper.text.VariantText;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sets one entry of an encrypted save, and keeps all others as they are. */
public final class SaveEditor {
  public static void main(String[] args) throws IOException {
    if (args.length != 4) {
      System.err.println("Arguments: FILE PASSWORD KEY VALUE, such as player.save secret gold 100");
      System.exit(2);
    }
    File file = new File(args[0]);
    GodotFile saves = GodotFile.encrypted(args[1]);
    Variant before = saves.load(file, TreeSerializer.INSTANCE, VariantFormat.GODOT_4);
    System.out.println("Before: " + before);
    Variant after = put(before, args[2], VariantText.parse(args[3], VariantFormat.GODOT_4));
    saves.save(file, TreeSerializer.INSTANCE, after, VariantFormat.GODOT_4);
    System.out.println("After: " + after);
  }

  private static Variant put(Variant save, String key, Variant value) {
    if (!(save instanceof Variant.Dictionary old)) {
      throw new IllegalArgumentException("The save is not a Dictionary, but " + save.type());
    }
    Map<Variant, Variant> entries = new LinkedHashMap<>(old.entries());
    entries.put(Variant.of(key), value);
    return new Variant.Dictionary(entries, old.keyType(), old.valueType(), old.shared());
  }
}
