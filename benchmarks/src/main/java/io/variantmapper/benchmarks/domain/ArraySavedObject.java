package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector3;

/** A {@link SavedObject} as an Array. */
@VariantArray
public record ArraySavedObject(String scene, Vector3 position, int state)
    implements SavedObjectFields {
  static ArraySavedObject of(SavedObject object) {
    return new ArraySavedObject(object.scene(), object.position(), object.state());
  }
}
