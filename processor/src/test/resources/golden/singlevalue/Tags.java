package game;

import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSingleValue;
import io.variantmapper.annotations.WireType;
import java.util.List;

@VariantSingleValue
public record Tags(
    @VariantField(type = WireType.PACKED_STRING_ARRAY) List<String> all) {}
