package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantMixIn;
import org.joml.Vector3f;

@VariantMixIn(Vector3f.class)
@VariantDictionary
abstract class Vector3fMixIn {
  @VariantField("depth")
  float z;

  @VariantCreator
  Vector3fMixIn() {}
}
