package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Box<T>(T content) {} // ERROR record [VariantGenericType] Box has type parameters, which mapped types can't have yet. Mark a type without them.
