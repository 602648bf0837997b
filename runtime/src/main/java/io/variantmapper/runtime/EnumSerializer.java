package io.variantmapper.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes an enum constant as a String, its name; reads the name, or an int, its ordinal.
 *
 * <pre>{@code
 * EnumSerializer<Thread.State> states = EnumSerializer.of(Thread.State.values());
 * byte[] packet = states.encode(Thread.State.BLOCKED);   // "BLOCKED" in Godot
 * }</pre>
 *
 * @param <E> the enum
 */
public final class EnumSerializer<E extends Enum<E>> implements VariantSerializer<E> {
  private static final int MOST_NAMED = 12;

  private final List<E> constants;
  private final FieldKeys names;

  private EnumSerializer(List<E> constants) {
    this.constants = constants;
    String[] keys = new String[constants.size()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = constants.get(i).name();
    }
    names = FieldKeys.of(keys);
  }

  /** A serializer for an enum, given all its constants: {@code of(Thread.State.values())}. */
  public static <E extends Enum<E>> EnumSerializer<E> of(E[] constants) {
    return new EnumSerializer<>(List.of(constants));
  }

  @Override
  public void write(VariantWriter out, @Nullable E value) {
    if (value == null) {
      out.writeNil();
    } else {
      out.writeKey(names, value.ordinal());
    }
  }

  /**
   * Reads a constant.
   *
   * @throws UnexpectedVariantException for an unknown name or ordinal, or another type
   */
  @Override
  public E read(VariantReader in) {
    int index = readIndex(in);
    if (index < 0 || index >= constants.size()) {
      throw in.unexpected(expected());
    }
    return constants.get(index);
  }

  private int readIndex(VariantReader in) {
    return switch (in.peekType()) {
      case STRING, STRING_NAME -> in.readName(names);
      case INT, FLOAT -> in.readInt();
      default -> VariantReader.UNKNOWN_FIELD;
    };
  }

  private String expected() {
    StringBuilder expected = new StringBuilder("one of ");
    for (int i = 0; i < Math.min(names.size(), MOST_NAMED); i++) {
      expected.append(i == 0 ? "" : ", ").append(names.key(i));
    }
    return expected.append(names.size() > MOST_NAMED ? ", …" : "").toString();
  }
}
