package io.variantmapper.it.pictures;

import io.variantmapper.it.pictures.Picture.Fill;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws the bytes of the README's record, colored by field. */
final class PacketPicture {
  private static final Map<String, Object> RECORD = new LinkedHashMap<>();
  private static final List<Fill> FILLS = List.of(Fill.FIRST, Fill.SECOND, Fill.THIRD);

  static {
    RECORD.put("display_name", "Ada");
    RECORD.put("hp", 7);
    RECORD.put("position", new Vector3(1, 0, -3.5));
  }

  private static final int COUNTED_HEADER = 2;
  private static final int WIDTH = 640;
  private static final int ROW = 30;
  private static final int LEFT = 10;
  private static final int CELL = 84;
  private static final int LABELS = LEFT + 5 * CELL + 20;

  private final Picture picture = new Picture(
      WIDTH, (2 * RECORD.size() + 2) * ROW, "The 92 bytes of a record, four in each box");
  private final Words words = Words.of(Variant.of(RECORD));
  private int row;
  private int word;

  Picture draw() {
    picture.text(LEFT, 20, "note", "header");
    picture.text(LEFT + CELL, 20, "note", "count, or the value");
    addRow(COUNTED_HEADER, Fill.HEADER, "Dictionary of 3 entries");
    for (Map.Entry<String, Object> entry : RECORD.entrySet()) {
      Fill fill = FILLS.get(row / 2);
      addRow(Variant.of(entry.getKey()), fill);
      addRow(Variant.of(entry.getValue()), fill);
    }
    return picture;
  }

  private void addRow(Variant value, Fill fill) {
    int size = value.encode(VariantFormat.GODOT_4).length;
    addRow(size / Words.BYTES, fill, value.toString());
  }

  private void addRow(int count, Fill fill, String meaning) {
    int y = ROW + row * ROW;
    for (int i = 0; i < count; i++) {
      picture.box(LEFT + i * CELL, y, CELL - 4, ROW - 4, fill, "bytes", words.hex(word + i));
    }
    picture.text(LABELS, y + 18, "", meaning);
    word += count;
    row++;
  }
}
