package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import java.util.List;
import java.util.Map;

@VariantArray
public record Guild(
    @VariantField(type = WireType.STRING_NAME) String name,
    @VariantField(type = WireType.TYPED_ARRAY) List<String> members,
    @VariantField(type = WireType.TYPED_DICTIONARY) Map<String, Integer> scores) {}
