package io.variantmapper.it.mapping;

import io.variantmapper.runtime.VariantSerializer;

/** An object whose declared type is mapped. */
public record MappedObject(Class<?> declared, VariantSerializer<Object> serializer, Object value) {}
