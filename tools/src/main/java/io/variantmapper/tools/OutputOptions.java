package io.variantmapper.tools;

import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say where packets are written. */
final class OutputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "the file to write; without it, hexadecimal digits are printed")
  private @Nullable File file;

  /**
   * Writes packets.
   *
   * @param framed whether each packet follows its length
   */
  void write(List<byte[]> packets, boolean framed) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] packet : packets) {
      if (framed) {
        all.writeBytes(ByteBuffer.allocate(Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(packet.length)
            .array());
      }
      all.writeBytes(packet);
    }
    if (file == null) {
      spec.commandLine().getOut().println(HexFormat.of().formatHex(all.toByteArray()));
      return;
    }
    try (AtomicFileOutputStream out = new AtomicFileOutputStream(file)) {
      all.writeTo(out);
      out.commit();
    }
  }
}
