package io.variantmapper.it.mapping;

import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** Converts the value of a row to a packet, and a packet to a value. */
interface Wire {
  /** Returns the packet of the row's value. */
  byte[] encode(VariantFormat format);

  Object decode(byte[] packet, VariantFormat format);

  /**
   * Returns the object that a whole packet contains; empty if a packet contains only a part of the
   * object.
   */
  default Optional<MappedObject> object(VariantFormat format) {
    return Optional.empty();
  }

  /** Writes the value as a whole packet. */
  record Whole(Class<?> declared, VariantSerializer<Object> serializer, Object value)
      implements Wire {
    @Override
    public Optional<MappedObject> object(VariantFormat format) {
      return Optional.of(new MappedObject(declared, serializer, value));
    }

    @Override
    public byte[] encode(VariantFormat format) {
      return serializer.encode(value, format);
    }

    @Override
    public Object decode(byte[] packet, VariantFormat format) {
      return serializer.decode(packet, format);
    }
  }

  /** Writes the only field of a {@code @VariantArray} record, without the header and the count. */
  record Field(VariantSerializer<Object> serializer, Function<VariantFormat, Object> values)
      implements Wire {
    private static final int START = 8;

    @Override
    public Optional<MappedObject> object(VariantFormat format) {
      Object holder = values.apply(format);
      return Optional.of(new MappedObject(holder.getClass(), serializer, holder));
    }

    @Override
    public byte[] encode(VariantFormat format) {
      byte[] array = array(format);
      return Arrays.copyOfRange(array, START, array.length);
    }

    @Override
    public Object decode(byte[] packet, VariantFormat format) {
      byte[] array = Arrays.copyOf(array(format), START + packet.length);
      System.arraycopy(packet, 0, array, START, packet.length);
      return serializer.decode(array, format);
    }

    private byte[] array(VariantFormat format) {
      return serializer.encode(values.apply(format), format);
    }
  }

  /** Writes the fields of one view. An empty name means no view. */
  record InView(VariantSerializer<Object> serializer, Object value, String view) implements Wire {
    @Override
    public byte[] encode(VariantFormat format) {
      return serializer.encode(value, inView(format));
    }

    @Override
    public Object decode(byte[] packet, VariantFormat format) {
      return serializer.decode(packet, inView(format));
    }

    private VariantFormat inView(VariantFormat format) {
      return view.isEmpty() ? format : format.withView(view);
    }
  }

  /** Writes the differences from another value. */
  record Changes(ChangeSerializer<Object> serializer, Object before, Object after) implements Wire {
    @Override
    public byte[] encode(VariantFormat format) {
      return serializer.encodeChanges(before, after, format);
    }

    @Override
    public Object decode(byte[] packet, VariantFormat format) {
      return serializer.decodeChanges(before, packet, format);
    }
  }
}
