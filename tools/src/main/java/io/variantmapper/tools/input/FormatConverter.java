package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts the name of a version of Godot, such as {@code 4} or {@code 3.0}, to its format.
 *
 * <pre>{@code
 * @Option(names = "--to", converter = FormatConverter.class)
 * private VariantFormat target;
 * }</pre>
 */
public final class FormatConverter implements ITypeConverter<VariantFormat> {
  private static final Map<String, VariantFormat> FORMATS = new TreeMap<>(Map.of(
      "2", VariantFormat.GODOT_2,
      "3.0", VariantFormat.GODOT_3_0,
      "3", VariantFormat.GODOT_3,
      "4.0", VariantFormat.GODOT_4_0,
      "4.3", VariantFormat.GODOT_4_3,
      "4", VariantFormat.GODOT_4,
      "4-double", VariantFormat.GODOT_4.withDoublePrecision()));

  @Override
  public VariantFormat convert(String name) {
    VariantFormat format = FORMATS.get(name);
    if (format == null) {
      throw new TypeConversionException(
          "\"" + name + "\" is not one of " + String.join(", ", FORMATS.keySet()));
    }
    return format;
  }
}
