package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;

@VariantArray(reserved = {1, 4})
public record Cell(
    int column,
    @VariantField(index = 3) String kind,
    @VariantField(index = 2) int row,
    @VariantField(index = 5) int height) {}
