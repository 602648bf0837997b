package io.variantmapper.tools;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that set where packets are written. */
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
   * @param framed whether the length of each packet is written before the packet
   */
  void write(List<byte[]> packets, VariantFormat format, boolean framed) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    if (framed) {
      PacketOutputStream frames = new PacketOutputStream(all, format);
      for (byte[] packet : packets) {
        frames.sendPacket(packet);
      }
    } else {
      packets.forEach(all::writeBytes);
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
