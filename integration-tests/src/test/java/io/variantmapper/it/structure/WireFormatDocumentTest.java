package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that each packet in docs/wire-format.md equals the packet at the line to which its link
 * leads.
 */
class WireFormatDocumentTest {
  private static final Pattern LINKED_PACKET =
      Pattern.compile("\\[`([0-9a-f ]+)`\\]\\(\\.\\./(\\S+\\.jsonl)#L(\\d+)\\)");

  @Test
  void linkedPacketEqualsTheShownPacket() {
    String document = Repository.read(Repository.root().resolve("docs/wire-format.md"));
    List<MatchResult> packets = LINKED_PACKET.matcher(document).results().toList();

    assertThat(packets).hasSizeGreaterThan(50).allSatisfy(WireFormatDocumentTest::check);
  }

  private static void check(MatchResult packet) {
    String hex = packet.group(1).replace(" ", "");
    String file = Repository.read(Repository.root().resolve(packet.group(2)));
    String line = file.lines().toList().get(Integer.parseInt(packet.group(3)) - 1);

    assertThat(line).contains("\"hex\":\"" + hex + "\"");
  }
}
