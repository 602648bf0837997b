package io.variantmapper.tools;

import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.page.Page;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "html",
    description = "Writes a page that shows the bytes of the packets beside their values.")
final class HtmlCommand extends PacketCommand {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "the file to write; without it, the page is printed")
  private @Nullable File file;

  @Override
  int run(Input input) throws IOException {
    if (file == null) {
      Page.write(input, out());
      requireReader();
      return CommandLine.ExitCode.OK;
    }
    try (AtomicFileOutputStream bytes = new AtomicFileOutputStream(file)) {
      Writer page = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
      Page.write(input, page);
      page.flush();
      bytes.commit();
    }
    return CommandLine.ExitCode.OK;
  }
}
