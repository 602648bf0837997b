package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import lombok.Builder;
import lombok.Value;

/** An immutable class with a builder. */
@Value
@Builder
@VariantDictionary
public class Player {
  String name;
  Vector3 position;
  List<Item> bag;
}
