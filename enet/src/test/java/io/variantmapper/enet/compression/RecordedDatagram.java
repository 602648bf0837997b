package io.variantmapper.enet.compression;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** A compressed datagram of a recorded session, without its header. */
record RecordedDatagram(byte[] compressed, byte[] plain) {
  private static final int LONG_HEADER = 0x80;

  static List<RecordedDatagram> ofSession(String name) throws IOException {
    try (InputStream session =
            RecordedDatagram.class.getResourceAsStream("../sessions/" + name + ".jsonl");
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(session, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> JsonParser.parseString(line).getAsJsonObject())
          .filter(line -> line.has("plain"))
          .map(RecordedDatagram::of)
          .toList();
    }
  }

  private static RecordedDatagram of(JsonObject line) {
    byte[] datagram = HexFormat.of().parseHex(line.get("hex").getAsString());
    int header = (datagram[0] & LONG_HEADER) == 0 ? 2 : 4;
    return new RecordedDatagram(
        Arrays.copyOfRange(datagram, header, datagram.length),
        HexFormat.of().parseHex(line.get("plain").getAsString()));
  }
}
