package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector4;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4KeysTest extends EngineKeys {
  Godot4KeysTest() {
    super(
        GodotVersion.GODOT_4,
        Variant.of(new StringName("")),
        Variant.of(new StringName("a")),
        Variant.of(new Vector2i(0, 1)),
        Variant.of(new Vector4(0, 1, 2, 3)),
        Variant.of(new Vector4(-0.0, 1, 2, 3)),
        Variant.of(new Vector4(Double.NaN, 1, 2, 3)),
        Variant.of(new Rid(0)),
        Variant.of(new Rid(5)),
        Variant.of(new float[] {Float.NaN}),
        Variant.of(new long[] {0}),
        Variant.of(new double[] {0}),
        Variant.of(new double[] {-0.0}),
        Variant.of(new double[] {Double.NaN}));
  }
}
