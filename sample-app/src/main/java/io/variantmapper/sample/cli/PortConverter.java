package io.variantmapper.sample.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the text of an option to a port number. An invalid port is a usage error. */
final class PortConverter implements ITypeConverter<Integer> {
  private static final int LAST_PORT = 65535;

  @Override
  public Integer convert(String value) {
    if (!value.matches("\\d{1,5}") || Integer.parseInt(value) > LAST_PORT) {
      throw new TypeConversionException("'" + value + "' is not a port from 0 to " + LAST_PORT);
    }
    return Integer.valueOf(value);
  }
}
