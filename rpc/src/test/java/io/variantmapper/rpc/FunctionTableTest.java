package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FunctionTableTest {
  static RpcFunction function(String name) {
    return new RpcFunction(name, RpcMode.ANY_PEER, TransferMode.RELIABLE, 0);
  }

  static FunctionTable table(String... names) {
    return FunctionTable.of(
        Stream.of(names).map(FunctionTableTest::function).toArray(RpcFunction[]::new));
  }

  @Test
  void namesAreSortedByCodePointsAsInTheEngine() {
    FunctionTable table = table("𠀀", "ｚ", "é", "a10", "a9", "_x", "Z");

    assertThat(table.functions())
        .extracting(RpcFunction::name)
        .containsExactly("Z", "_x", "a10", "a9", "é", "ｚ", "𠀀");
    assertThat(table.number("_x")).isEqualTo(1);
  }

  @Test
  void checksumIsTheMd5OfAllNames() {
    // The checksum of these functions in a recorded session.
    assertThat(table("ask", "order", "shout", "move_to").checksum())
        .isEqualTo("700b24c5a2bd3050ae0017d443539122");
    assertThat(table().checksum()).isEqualTo("d41d8cd98f00b204e9800998ecf8427e");
  }

  @Test
  void configuredFunctionsHaveBit15AndComeFirstInTheChecksum() {
    FunctionTable table = table("b", "a").withConfigured(function("z"), function("c"));

    assertThat(table.number("c")).isEqualTo(0x8000);
    assertThat(table.function(0x8001)).isEqualTo(function("z"));
    assertThat(table.function(1)).isEqualTo(function("b"));
    assertThat(table.checksum()).isEqualTo(table("czab").checksum());
  }

  @Test
  void numberOutsideOfTheTableHasNoFunction() {
    assertThat(IntStream.of(-1, 2, 0x7fff, 0x8000, 0xffff, 0x10000)
            .mapToObj(table("a", "b")::function))
        .containsOnlyNulls();
  }

  @Test
  void unknownNameIsRefusedWithTheNamesOfTheTable() {
    assertThatThrownBy(() -> table("b", "a").number("c"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no function c. The table has the functions: a, b");
  }

  @Test
  void nameIsInTheTableOnce() {
    assertThatThrownBy(() -> table("a", "a"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Two functions have the name a");
  }
}
