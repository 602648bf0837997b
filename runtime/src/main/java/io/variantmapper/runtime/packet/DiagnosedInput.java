package io.variantmapper.runtime.packet;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.types.PacketInput;

/** A packet that is read; its exceptions come from {@link PacketDiagnosis}. */
public class DiagnosedInput extends PacketInput {
  public DiagnosedInput(byte[] packet, int offset, int length, VariantFormat format) {
    super(format);
    beginWithinLimit(packet, offset, length);
  }

  @Override
  protected UnexpectedVariantException unexpected(String expected) {
    return new PacketDiagnosis(this, valueStart).unexpected(expected);
  }

  @Override
  protected final MalformedPacketException malformed(String what) {
    return new PacketDiagnosis(this, position).malformed(what);
  }

  @Override
  protected final String pathTo(int at) {
    return new PacketDiagnosis(this, at).path();
  }
}
