package io.variantmapper.tools.page;

import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.part.Text;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes an HTML page that shows the bytes of packets beside their values. The page needs no other
 * file.
 *
 * <pre>{@code
 * Page.write(input, out);
 * }</pre>
 */
public final class Page {
  private static final String DATA = "/*DATA*/";

  private Page() {}

  /** Writes the page. */
  public static void write(Input input, Writer out) throws IOException {
    String page = resource();
    int at = page.indexOf(DATA);
    out.write(page, 0, at);
    // Without this escape, a text of the packet could end the script element.
    out.write(Text.visible(data(input)).replace("<", "\\u003c"));
    out.write(page, at + DATA.length(), page.length() - at - DATA.length());
  }

  private static String resource() {
    try (InputStream in = Page.class.getResourceAsStream("page.html")) {
      if (in == null) {
        throw new IllegalStateException("page.html is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String data(Input input) {
    StringWriter json = new StringWriter();
    try (JsonGenerator out = new JsonFactory().createGenerator(ObjectWriteContext.empty(), json)) {
      out.writeStartObject();
      out.writeStringProperty("name", input.name());
      out.writeStringProperty("description", input.description());
      out.writeName("packets");
      out.writeStartArray();
      for (Packet packet : input.packets()) {
        out.writeStartObject();
        out.writeNumberProperty("start", packet.start());
        out.writeStringProperty("bytes", Base64.getEncoder().encodeToString(packet.bytes()));
        new PageTables(PartReader.read(packet)).write(out);
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    return json.toString();
  }
}
