package io.variantmapper.it.pictures;

import io.variantmapper.it.pictures.Picture.Fill;
import io.variantmapper.runtime.Variant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Draws how the second run of the record in docs/architecture.md is written and read. */
final class RunPicture {
  /** The index of the run's first word. */
  private static final int FIRST = 8;

  /** The number of the run's words. */
  private static final int COUNT = 11;

  /** The words of the run that are holes, with their values. */
  private static final Map<Integer, String> HOLES = Map.of(4, "hp = 7", 10, "speed = 1.5");

  private static final int LEFT = 10;
  private static final int CELL = 74;
  private static final int BOX = 26;
  private static final int RUN = 36;
  private static final int PACKET = 140;
  private static final int WIDTH = 3 * LEFT + COUNT * CELL;

  private final Picture picture = new Picture(
      WIDTH, 226, "A run is copied to the packet, and its holes are filled; reading compares it");
  private final Words words = Words.of(Variant.of(unit()));

  private static Map<String, Object> unit() {
    Map<String, Object> unit = new LinkedHashMap<>();
    unit.put("name", "Ada");
    unit.put("hp", 7);
    unit.put("speed", 1.5f);
    return unit;
  }

  Picture draw() {
    note(20, "The run of hp and speed. Its bytes are the same for all objects, except in holes.");
    for (int i = 0; i < COUNT; i++) {
      int x = LEFT + i * CELL;
      String bytes = words.hex(FIRST + i);
      String hole = HOLES.get(i);
      if (hole == null) {
        box(x, RUN, Fill.HEADER, bytes);
        box(x, PACKET, Fill.HEADER, bytes);
      } else {
        box(x, RUN, Fill.HOLE, "");
        box(x, PACKET, Fill.SECOND, bytes);
        picture.text(x, PACKET + BOX + 16, "note", hole);
      }
    }
    picture.arrow(LEFT + 20, RUN + BOX + 4, LEFT + 20, PACKET - 6);
    step(RUN + 60, "Writing copies the run, and then puts each value into its hole.");
    step(RUN + 80, "Reading compares all bytes outside of the holes, and then takes the values.");
    note(PACKET + BOX + 44, "If a byte differs, the rest is read key by key.");
    return picture;
  }

  private void box(int x, int y, Fill fill, String bytes) {
    picture.box(x, y, CELL - 4, BOX, fill, "bytes", bytes);
  }

  private void step(int y, String text) {
    picture.text(LEFT + 32, y, "", text);
  }

  private void note(int y, String text) {
    picture.text(LEFT, y, "note", text);
  }
}
