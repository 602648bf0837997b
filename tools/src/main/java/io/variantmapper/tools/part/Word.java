package io.variantmapper.tools.part;

/**
 * Bytes of a value that belong together: a header, a count, a number, or a piece of a text.
 *
 * <pre>{@code
 * Word count = new Word(4, 4, Word.Kind.COUNT, "count", "3");
 * }</pre>
 *
 * @param offset the number of bytes before the word in the packet
 * @param length the number of bytes
 * @param name a name for the bytes, such as {@code count}
 * @param value the value that the bytes stand for; empty for a header, for pad bytes and for plain
 *     data
 */
public record Word(int offset, int length, Kind kind, String name, String value) {
  /** Kinds of bytes. */
  public enum Kind {
    /** The type of a value, and its flags. */
    HEADER,
    /** A length or count. */
    COUNT,
    /** A piece of a text. */
    TEXT,
    /** A number, or bytes that are data. */
    NUMBER,
    /** Bytes that mean nothing. */
    PADDING
  }
}
