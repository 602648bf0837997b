package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import java.util.List;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Track(
    @VariantField(type = WireType.INT32) long id,
    @VariantField(type = WireType.FLOAT32) double length,
    @VariantField(type = WireType.NODE_PATH) @Nullable String target,
    @VariantField(type = WireType.PACKED_VECTOR3_ARRAY) float[] points,
    @VariantField(type = WireType.PACKED_INT32_ARRAY) List<Integer> laps) {}
