package io.variantmapper.it.mapping;

import io.variantmapper.runtime.VariantSerializer;

/** An object, and the mapped type that is declared for it, with the serializer of that type. */
public record MappedObject(Class<?> declared, VariantSerializer<Object> serializer, Object value) {}
