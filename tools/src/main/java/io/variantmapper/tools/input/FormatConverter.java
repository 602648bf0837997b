package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts a version of Godot, such as {@code 4.6}, {@code 3.5.1} or {@code 4}, to its format.
 *
 * <pre>{@code
 * @Option(names = "--to", converter = FormatConverter.class)
 * private VariantFormat target;
 * }</pre>
 */
public final class FormatConverter implements ITypeConverter<VariantFormat> {
  private static final String DOUBLE = "-double";
  private static final Pattern VERSION =
      Pattern.compile("([234])(?:\\.(\\d{1,2})(?:\\.\\d{1,2})?)?");

  /** The minor version of a name without a minor version, such as {@code 4}. */
  private static final int NEWEST = Integer.MAX_VALUE;

  @Override
  public VariantFormat convert(String name) {
    boolean isDouble = name.endsWith(DOUBLE);
    Matcher version =
        VERSION.matcher(isDouble ? name.substring(0, name.length() - DOUBLE.length()) : name);
    boolean isGodot4 = name.startsWith("4");
    if (!version.matches() || (isDouble && !isGodot4)) {
      throw new TypeConversionException("\"" + name
          + "\" is not a version of Godot from 2 to 4, such as 4, 4.6, 3.0 or 4-double");
    }
    int minor = version.group(2) == null ? NEWEST : Integer.parseInt(version.group(2));
    VariantFormat format = switch (version.group(1)) {
      case "2" -> VariantFormat.GODOT_2;
      case "3" -> minor == 0 ? VariantFormat.GODOT_3_0 : VariantFormat.GODOT_3;
      default -> godot4(minor);
    };
    return isDouble ? format.withDoublePrecision() : format;
  }

  private static VariantFormat godot4(int minor) {
    if (minor < 3) {
      return VariantFormat.GODOT_4_0;
    }
    return minor == 3 ? VariantFormat.GODOT_4_3 : VariantFormat.GODOT_4;
  }
}
