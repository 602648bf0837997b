package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.awt.Point;
import java.util.List;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Board(
    Point start,
    List<@Nullable Point> stones,
    @VariantField(using = ColumnMixIn.class) Point fallen,
    @VariantField(elementUsing = Vector3fMixIn.class) List<Vector3f> lights) {}
