package game;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;

public final class Examples {
  public static List<?> values() {
    Vector2 two = new Vector2(1, -2);
    Vector3 three = new Vector3(0.5, 2, 3);
    return List.of(
        new Values(
            two,
            three,
            new Rect2(two, two),
            Transform2D.IDENTITY,
            new Plane(three, 4),
            Quaternion.IDENTITY,
            new Aabb(three, three),
            Basis.IDENTITY,
            Transform3D.IDENTITY,
            new Color(1, 0.5f, 0),
            NodePath.parse("Player/Sprite:texture"),
            new Variant.Int(3)));
  }

  private Examples() {}
}
