package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Damaged packets, and the line that explains each. */
class ExplanationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0200 | a packet has at least 4 bytes, found 2",
        "02000000 0700 | read as Godot 4, the first 4 bytes are fine. Cut off: 4 bytes "
            + "wanted but 2 left at offset 4 ($)",
        "04000000 10000000 41646100 | read as Godot 4, the first 8 bytes are fine. Text "
            + "of 16 bytes plus padding, but only 4 bytes left at offset 8 ($)",
        "08000000 02000000 | read as Godot 4, the first 4 bytes are fine. Cut off: 16 "
            + "bytes wanted but 4 left at offset 4 ($)",
        "63000000 00000000 | it does not begin like a packet of Godot 4. Unknown type id "
            + "99 for GODOT_4 at offset 0 ($)",
        "1b000000 01000000 04000000 01000000 61000000 02000000 | read as Godot 4, the "
            + "first 24 bytes are fine. Cut off: 4 bytes wanted but 0 left at offset 24 ($.a)",
        "1c000000 ffffff7f | read as Godot 4, the first 8 bytes are fine. Count "
            + "2147483647 is more than the 0 bytes left can hold at offset 8 ($)",
        "04000000 02000000 c3280000 | read as Godot 4, the first 8 bytes are fine. Text "
            + "that is not UTF-8 at offset 8 ($)",
        "1e000000 ffffffff | read as Godot 4, the first 8 bytes are fine. Negative count "
            + "-1 at offset 8 ($)",
        "0c000000 04000000 02000000 6f6b0000 08000000 02000000 | read as Godot 4, the first 24 "
            + "bytes are fine. The length of packet 2, at offset 16, is 8, and 4 bytes are left",
        "0c000000 04000000 02000000 6f6b0000 0800 | read as Godot 4, the first 16 bytes are "
            + "fine. Expected the 4 bytes of a length, found 2 bytes",
        "0c000000 04000000 02000000 6f6b0000 04000000 63000000 | read as Godot 4, the first 20 "
            + "bytes are fine. Packet 2, which begins at offset 20: Unknown type id 99 for "
            + "GODOT_4 at offset 0 ($)",
        "68000000 1b000000 01000000 04000000 01000000 61000000 | read as Godot 4, the first 24 "
            + "bytes are fine. The length of packet 1, at offset 0, is 104, and 20 bytes are left",
        "52535243 00000000 | this is a binary resource or scene (.res, .scn), which is "
            + "not one packet"
      })
  void lineNamesTheFault(String digits, String line) {
    CommandRun run = CommandRun.of("explain", digits, "--format", "4");
    assertThat(run.out()).isEqualTo("these digits: no packet: " + line + "\n");
  }

  @Test
  void bytesAfterTheValueAreNotFine() {
    String digits = "0200000007000000" + "04000000020000006f6b0000";
    String rest = "12 bytes after the value at offset 8: a second packet, String\n";
    assertThat(CommandRun.of("explain", digits).out())
        .isEqualTo("these digits: no packet: read as Godot 4, the first 8 bytes are fine. " + rest);
    assertThat(CommandRun.of("explain", digits, "--format", "3").out())
        .isEqualTo("these digits: 1 packet, Godot 3, 20 bytes, with " + rest);
  }

  @Test
  void severalMeaningsAreNotFine() {
    assertThat(CommandRun.of("explain", "0400000000000000").out())
        .isEqualTo("these digits: 1 packet, Godot 4, 3 or 2 (String), 8 bytes; or 1 packet after"
            + " its length, Godot 4, 3 or 2 (nil), 4 bytes. Choose with --format and --frames\n");
  }
}
