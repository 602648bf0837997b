package game;

import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;

@VariantArray(unknownKeys = UnknownKeys.FAIL)
public record Strict(int level, @VariantField(access = FieldAccess.WRITE_ONLY) String name) {}
