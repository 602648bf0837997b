package io.variantmapper.processor.read.compiler;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The members of a Kotlin class, as Kotlin's compiler describes them in {@code @kotlin.Metadata}: a
 * message in the encoding of Protocol Buffers, which refers to names by their index.
 *
 * @see <a
 *     href="https://github.com/JetBrains/kotlin/blob/master/core/metadata/src/metadata.proto">The
 *     fields of the message</a>
 */
final class KotlinMetadata {
  /** The first character if each other character stands for one byte. */
  private static final String MARK = "\0";

  private static final int PROPERTIES = 10;
  private static final int NAME_OF_PROPERTY = 2;
  private static final int JVM_SIGNATURE = 100;
  private static final int BACKING_FIELD = 1;
  private static final int CONSTANTS = 13;
  private static final int NAME_OF_CONSTANT = 1;

  private final Message ofClass;
  private final List<String> names;

  /**
   * Reads the members of the annotation.
   *
   * @param message the member {@code d1}, joined; the constants are unknown if it is empty
   * @param names the member {@code d2}
   */
  KotlinMetadata(String message, List<String> names) {
    this.names = names;
    ByteBuffer bytes = ByteBuffer.allocate(0);
    if (message.startsWith(MARK)) {
      bytes = ByteBuffer.wrap(message.substring(1).getBytes(StandardCharsets.ISO_8859_1));
      skipTable(bytes);
    }
    ofClass = new Message(bytes);
  }

  /** Skips the table that says how to change names of classes; other names are unchanged. */
  private static void skipTable(ByteBuffer bytes) {
    int length = varint(bytes);
    bytes.position(bytes.position() + length);
  }

  /** Returns the constants of an enum. */
  Stream<String> constants() {
    return ofClass
        .messages(CONSTANTS)
        .map(constant -> names.get(constant.number(NAME_OF_CONSTANT)));
  }

  /** Returns the properties that are stored in a field. */
  Stream<String> storedProperties() {
    return ofClass
        .messages(PROPERTIES)
        .filter(property -> property
            .messages(JVM_SIGNATURE)
            .anyMatch(signature -> signature.messages(BACKING_FIELD).findAny().isPresent()))
        .map(property -> names.get(property.number(NAME_OF_PROPERTY)));
  }

  private static int varint(ByteBuffer bytes) {
    long value = 0;
    int shift = 0;
    byte part;
    do {
      part = bytes.get();
      value |= (long) (part & 0x7F) << shift;
      shift += 7;
    } while (part < 0);
    return (int) value;
  }

  /** The fields of a message, by their numbers. */
  private static final class Message {
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Map<Integer, List<ByteBuffer>> messages = new HashMap<>();

    Message(ByteBuffer bytes) {
      while (bytes.hasRemaining()) {
        int tag = varint(bytes);
        int field = tag >>> 3;
        switch (tag & 7) {
          case 0 -> numbers.put(field, varint(bytes));
          case 1 -> bytes.position(bytes.position() + Long.BYTES);
          case 2 -> {
            int length = varint(bytes);
            messages
                .computeIfAbsent(field, first -> new ArrayList<>())
                .add(bytes.slice(bytes.position(), length));
            bytes.position(bytes.position() + length);
          }
          case 5 -> bytes.position(bytes.position() + Integer.BYTES);
          default -> throw new IllegalArgumentException("Unknown wire type in tag " + tag);
        }
      }
    }

    int number(int field) {
      return numbers.getOrDefault(field, 0);
    }

    Stream<Message> messages(int field) {
      return messages.getOrDefault(field, List.of()).stream()
          .map(bytes -> new Message(bytes.duplicate()));
    }
  }
}
