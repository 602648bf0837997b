package io.variantmapper.it.pictures;

import io.variantmapper.it.pictures.Picture.Fill;

/** Draws how an annotated type becomes files. */
final class ProcessorPicture {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 216;
  private static final int BOX = 140;
  private static final int GAP = 40;
  private static final int TALL = 44;
  private static final int TOP = 40;
  private static final int BELOW = 140;

  private final Picture picture = new Picture(
      WIDTH, HEIGHT, "The processor reads a type to a model, checks it, and emits files");

  Picture draw() {
    picture.text(x(0), 24, "note", "your type");
    picture.text(x(1), 24, "note", "read");
    picture.text(x(2), 24, "note", "model");
    picture.text(x(3), 24, "note", "emit");
    step(0, TOP, Fill.FIRST, "Player.java");
    step(1, TOP, Fill.HEADER, "fields, creator");
    step(2, TOP, Fill.SECOND, "MappedType");
    step(3, TOP, Fill.HEADER, "back ends");
    picture.arrow(x(0) + BOX, TOP + TALL / 2, x(1), TOP + TALL / 2);
    picture.arrow(x(1) + BOX, TOP + TALL / 2, x(2), TOP + TALL / 2);
    picture.arrow(x(2) + BOX, TOP + TALL / 2, x(3), TOP + TALL / 2);
    step(2, BELOW, Fill.HEADER, "rules");
    picture.text(x(2), BELOW + TALL + 18, "note", "validate");
    picture.arrow(x(2) + BOX / 2, TOP + TALL, x(2) + BOX / 2, BELOW);
    step(1, BELOW, Fill.THIRD, "problems");
    picture.arrow(x(2), BELOW + TALL / 2, x(1) + BOX, BELOW + TALL / 2);
    step(3, BELOW, Fill.THIRD, "serializer, schema");
    picture.arrow(x(3) + BOX / 2, TOP + TALL, x(3) + BOX / 2, BELOW);
    return picture;
  }

  private void step(int column, int y, Fill fill, String text) {
    picture.box(x(column), y, BOX, TALL, fill, "", text);
  }

  private static int x(int column) {
    return 20 + column * (BOX + GAP);
  }
}
