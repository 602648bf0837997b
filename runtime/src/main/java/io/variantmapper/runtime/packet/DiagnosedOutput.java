package io.variantmapper.runtime.packet;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.types.PacketOutput;

/** A packet that is written; the paths in its exceptions come from {@link PacketDiagnosis}. */
public class DiagnosedOutput extends PacketOutput {
  public DiagnosedOutput(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
  }

  @Override
  protected final String pathToNext() {
    return PacketDiagnosis.pathToNext(this, false);
  }

  @Override
  protected final String pathToElement() {
    return PacketDiagnosis.pathToNext(this, true);
  }
}
