package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import java.util.Map;

/** A {@link Save} as an Array. */
@VariantArray
public record ArraySave(int version, Map<String, ArraySavedObject> objects)
    implements SaveFields<ArraySavedObject> {
  /** Returns the same save in Array shape. */
  public static ArraySave of(Save save) {
    return new ArraySave(save.version(), Shapes.map(save.objects(), ArraySavedObject::of));
  }
}
