package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import org.jspecify.annotations.Nullable;

public final class World {
  @VariantDictionary
  public record Node(String name, List<Node> children, @Nullable Node next, Zone.Point origin) {}

  public static final class Zone {
    @VariantArray
    public record Point(double x, double y) {}
  }

  @VariantDictionary
  record Empty() {}
}
