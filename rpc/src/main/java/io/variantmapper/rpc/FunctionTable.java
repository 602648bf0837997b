package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The numbered functions of a script, and the checksum of their names. Both ends of a call must
 * have the same functions, because a packet contains only the number of a function.
 *
 * <pre>{@code
 * FunctionTable table = FunctionTable.of(
 *     new RpcFunction("welcome", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0),
 *     new RpcFunction("chat", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0));
 * int chat = table.number("chat");   // 0: the names are sorted
 * }</pre>
 *
 * <p>A table contains all functions with {@code @rpc} of the script and of the scripts that it
 * extends, also the functions that this peer never calls. Immutable, and so thread-safe.
 */
public final class FunctionTable {
  /** The bit in the numbers of the functions that {@code Node.rpc_config} opens. */
  private static final int CONFIGURED = 1 << 15;

  private static final RpcFunction[] NONE = {};

  private final RpcFunction[] declared;
  private final RpcFunction[] configured;
  private final byte[] checksum;
  private final String names;
  private final byte[][] declaredNames;
  private final byte[][] configuredNames;

  private FunctionTable(RpcFunction[] declared, RpcFunction[] configured) {
    this.declared = declared;
    this.configured = configured;
    checksum = md5(configured, declared);
    declaredNames = names(declared);
    configuredNames = names(configured);
    names = String.join(", ", functions().stream().map(RpcFunction::name).toList());
  }

  /**
   * Creates the table of the functions with {@code @rpc}, in any order.
   *
   * @throws IllegalArgumentException if two functions have the same name, or if there are more than
   *     32,768 functions
   */
  public static FunctionTable of(RpcFunction... functions) {
    return new FunctionTable(sorted(Arrays.asList(functions)), NONE);
  }

  /**
   * Returns a copy of this table that also contains functions that the Godot project opens with
   * {@code Node.rpc_config}. Their numbers start at 32,768.
   *
   * @throws IllegalArgumentException if two of them have the same name, or if there are more than
   *     32,768
   */
  public FunctionTable withConfigured(RpcFunction... functions) {
    return new FunctionTable(declared, sorted(Arrays.asList(functions)));
  }

  private static RpcFunction[] sorted(Collection<RpcFunction> functions) {
    RpcFunction[] sorted = functions.toArray(NONE);
    Arrays.sort(sorted, (a, b) -> compareCodePoints(a.name(), b.name()));
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i].name().equals(sorted[i - 1].name())) {
        throw new IllegalArgumentException(
            "Two functions have the name " + sorted[i].name() + ". Pass each function once.");
      }
    }
    if (sorted.length > CONFIGURED) {
      throw new IllegalArgumentException(
          "A table has at most " + CONFIGURED + " functions, found " + sorted.length);
    }
    return sorted;
  }

  /**
   * Compares texts as the engine does. {@link String#compareTo} compares UTF-16 code units, so it
   * sorts U+10000 and later before U+E000.
   */
  private static int compareCodePoints(String a, String b) {
    return Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
  }

  private static byte[] md5(RpcFunction[] first, RpcFunction[] second) {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java runtime must have MD5", e);
    }
    Stream.concat(Arrays.stream(first), Arrays.stream(second))
        .forEach(function -> digest.update(function.name().getBytes(UTF_8)));
    return HexFormat.of().formatHex(digest.digest()).getBytes(UTF_8);
  }

  /**
   * Returns the number of the function with the given name. If functions of both kinds have the
   * name, returns the number of the function with {@code @rpc}, as Godot does when it calls.
   *
   * @throws IllegalArgumentException if the table has no such function; the message lists its names
   */
  public int number(String name) {
    int number = indexOf(declared, name);
    if (number >= 0) {
      return number;
    }
    number = indexOf(configured, name);
    if (number >= 0) {
      return number | CONFIGURED;
    }
    throw new IllegalArgumentException(
        "There is no function " + name + ". The table has the functions: " + names);
  }

  private static byte[][] names(RpcFunction[] functions) {
    return Arrays.stream(functions)
        .map(function -> function.name().getBytes(UTF_8))
        .toArray(byte[][]::new);
  }

  /**
   * Returns the number of the function whose name is in an array of bytes; −1 if the table has no
   * such function. As Godot 3 does for a call that arrives, prefers configured functions.
   */
  int find(byte[] bytes, int start, int end) {
    int number = indexOf(configuredNames, bytes, start, end);
    return number >= 0 ? number | CONFIGURED : indexOf(declaredNames, bytes, start, end);
  }

  /** Searches for a name. The order of code points is also the order of the bytes of UTF-8. */
  private static int indexOf(byte[][] names, byte[] bytes, int start, int end) {
    int low = 0;
    int high = names.length - 1;
    while (low <= high) {
      int middle = (low + high) / 2;
      byte[] name = names[middle];
      int order = Arrays.compareUnsigned(name, 0, name.length, bytes, start, end);
      if (order == 0) {
        return middle;
      } else if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** Returns the name of a function of this table in UTF-8. */
  byte[] nameBytes(int number) {
    byte[][] all = (number & CONFIGURED) == 0 ? declaredNames : configuredNames;
    return all[number & ~CONFIGURED];
  }

  private static int indexOf(RpcFunction[] functions, String name) {
    for (int i = 0; i < functions.length; i++) {
      if (functions[i].name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the function with the given number, or null if the table has no such number. */
  public @Nullable RpcFunction function(int number) {
    RpcFunction[] functions = (number & CONFIGURED) == 0 ? declared : configured;
    int index = number & ~CONFIGURED;
    return index >= 0 && index < functions.length ? functions[index] : null;
  }

  /** Returns the functions in the order of the checksum: configured ones come first. */
  public List<RpcFunction> functions() {
    return Stream.concat(Arrays.stream(configured), Arrays.stream(declared)).toList();
  }

  /** Returns the MD5 of all names as 32 lower-case hex digits. */
  public String checksum() {
    return new String(checksum, UTF_8);
  }

  /** Returns whether the {@link #checksum} stands at index {@code offset}. */
  boolean hasChecksum(byte[] bytes, int offset) {
    return Arrays.equals(bytes, offset, offset + checksum.length, checksum, 0, checksum.length);
  }

  /** Copies the {@link #checksum} to index {@code offset}. */
  void copyChecksum(byte[] bytes, int offset) {
    System.arraycopy(checksum, 0, bytes, offset, checksum.length);
  }

  /** Returns the names, separated by commas. */
  String names() {
    return names;
  }

  /** Returns the names and the checksum. */
  @Override
  public String toString() {
    return names + " (checksum " + checksum() + ")";
  }
}
