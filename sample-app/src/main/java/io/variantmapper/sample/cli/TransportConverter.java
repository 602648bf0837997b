package io.variantmapper.sample.cli;

import io.variantmapper.sample.rpc.Transport;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a name such as {@code enet-godot3}. Another name is a usage error. */
final class TransportConverter implements ITypeConverter<Transport> {
  @Override
  public Transport convert(String value) {
    for (Transport transport : Transport.values()) {
      if (transport.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(value)) {
        return transport;
      }
    }
    throw new TypeConversionException("'" + value + "' is not ws, enet or enet-godot3");
  }
}
