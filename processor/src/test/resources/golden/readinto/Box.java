package game;

import io.variantmapper.annotations.VariantDictionary;

/** A generic class. */
@VariantDictionary(readInto = true)
public class Box<T> {
  public T content;

  static <T> Box<T> of(T content) {
    Box<T> box = new Box<>();
    box.content = content;
    return box;
  }
}
