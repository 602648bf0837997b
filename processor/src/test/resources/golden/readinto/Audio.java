package game;

import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantArray;

/** A class whose objects are filled from an Array. */
@VariantArray(readInto = true, reserved = 1, unknownKeys = UnknownKeys.FAIL)
public class Audio {
  int left = 1;
  int right = 1;
}
