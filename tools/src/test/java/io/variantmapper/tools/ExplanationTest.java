package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ten damaged packets, and the line that explains each. */
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
        "52535243 00000000 | this is a binary resource or scene (.res, .scn), which is "
            + "not one packet"
      })
  void lineNamesTheFault(String digits, String line) {
    CommandRun run = CommandRun.of("explain", digits, "--format", "4");
    assertThat(run.out()).isEqualTo("these digits: no packet: " + line + "\n");
  }
}
