package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.GodotFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The options that set how an input is read.
 *
 * <pre>{@code
 * @Mixin
 * private InputOptions options;
 * }</pre>
 */
public final class InputOptions {
  /** The argument that stands for standard input. */
  public static final String STANDARD_INPUT = "-";

  @Option(
      names = "--format",
      paramLabel = "VERSION",
      converter = FormatConverter.class,
      description = "the version of Godot, such as 4.6, 4.2, 4, 3.0, 3, 2 or 4-double; without it,"
          + " the newest version that fits")
  private @Nullable VariantFormat format;

  @Option(
      names = "--frames",
      description = "the input has the length in front of each packet, as store_var writes it;"
          + " without --frames and --no-frames, both is tried")
  private boolean framed;

  @Option(names = "--no-frames", description = "the input is one packet without a length")
  private boolean unframed;

  @Option(names = "--password", description = "the password of an encrypted file")
  private @Nullable String password;

  @Option(
      names = "--key",
      paramLabel = "HEX",
      description = "the key of an encrypted file, as 64 hexadecimal digits")
  private @Nullable String key;

  @Nullable
  VariantFormat format() {
    return format;
  }

  /** Returns whether the input can be packets after their lengths. */
  boolean canBeFramed() {
    return !unframed;
  }

  /** Returns whether the input can be a packet without a length. */
  boolean canBeUnframed() {
    return !framed;
  }

  /**
   * Returns a {@code GodotFile} that opens encrypted files with the password or key that the user
   * gives, if there is one.
   */
  GodotFile opener() {
    String digits = key;
    if (password != null) {
      return GodotFile.encrypted(password);
    } else if (digits != null) {
      return GodotFile.encryptedWithKey(keyOf(digits));
    }
    return GodotFile.plain();
  }

  private static byte[] keyOf(String digits) {
    try {
      return HexFormat.of().parseHex(digits);
    } catch (IllegalArgumentException e) {
      throw new InputException("--key: expected 64 hexadecimal digits");
    }
  }

  /**
   * Reads an input, and finds the packets in it.
   *
   * @param argument a file, {@code -} for standard input, or the bytes as text
   * @throws InputException if the input cannot be read, or has no packets
   */
  public Input read(String argument) {
    return new Detection(this, nameOf(argument)).find(bytes(argument));
  }

  /** Returns for each format whether the bytes of an input are packets of this format. */
  public List<Diagnosis> diagnose(String argument) {
    return new Detection(this, nameOf(argument)).diagnose(bytes(argument));
  }

  /** Returns one line that explains why an input has no packet, or describes its packets. */
  public String explain(String argument) {
    try {
      Input input = read(argument);
      return input.description() + (input.isSound() ? ": nothing is wrong" : "");
    } catch (InputException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static byte[] bytes(String argument) {
    return isText(argument) ? argument.getBytes(StandardCharsets.UTF_8) : file(argument);
  }

  /**
   * Returns the bytes of a file.
   *
   * @param argument the file, or {@code -} for standard input
   * @throws InputException if the file cannot be read
   */
  public static byte[] file(String argument) {
    try {
      return argument.equals(STANDARD_INPUT)
          ? standardInput()
          : Files.readAllBytes(Path.of(argument));
    } catch (NoSuchFileException e) {
      throw new InputException(argument + ": there is no such file");
    } catch (IOException | InvalidPathException e) {
      throw new InputException(argument + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  /** Returns whether the argument itself contains the bytes, as text. */
  private static boolean isText(String argument) {
    if (isFile(argument)) {
      return false;
    }
    byte[] decoded = Encodings.decode(argument);
    return decoded != null && (!Encodings.isBase64(argument) || Detection.canBegin(decoded));
  }

  private static boolean isFile(String argument) {
    try {
      return argument.equals(STANDARD_INPUT) || Files.exists(Path.of(argument));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  @SuppressWarnings("SystemIn")
  private static byte[] standardInput() throws IOException {
    InputStream in = System.in;
    return in.readAllBytes();
  }

  private static String nameOf(String argument) {
    if (argument.equals(STANDARD_INPUT)) {
      return "standard input";
    }
    return isText(argument) ? "these digits" : argument;
  }
}
