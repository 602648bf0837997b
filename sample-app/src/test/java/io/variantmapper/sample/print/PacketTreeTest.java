package io.variantmapper.sample.print;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Vector3;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class PacketTreeTest {
  private static String printed(Consumer<VariantWriter> value) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    value.accept(out);
    return PacketTree.of(out.toByteArray(), VariantFormat.GODOT_4);
  }

  @Test
  void sizeInBytesPrecedesEachValue() {
    String tree = printed(out -> {
      out.beginArray(2);
      out.writeInt(7);
      out.writeVector3(new Vector3(1, 0.5, -2));
      out.endArray();
    });
    assertThat(tree).isEqualTo("""
                32  Array[2]
                 8    - 7
                16    - Vector3 (1, 0.5, -2)
            """);
  }

  @Test
  void nestedContainerIsPrintedInOneLineIfItFits() {
    String tree = printed(out -> {
      out.beginArray(1);
      out.beginDictionary(1);
      out.writeString("hp");
      out.writeDouble(0.5);
      out.endDictionary();
      out.endArray();
    });
    assertThat(tree).endsWith("  - {hp: float 0.5}\n");
  }

  @Test
  void bytesAreUnsignedAsInGodot() {
    assertThat(printed(out -> out.writePackedByteArray(new byte[] {0, -1})))
        .endsWith("PackedByteArray[2] 0, 255\n");
  }

  @Test
  void noLineIsWiderThan100Columns() {
    String tree = printed(out -> out.writeString("a".repeat(500)));
    assertThat(tree.lines()).allSatisfy(line -> assertThat(line).hasSize(100).endsWith("..."));
  }

  @Test
  void controlCharactersDoNotReachTheTerminal() {
    assertThat(printed(out -> out.writeString("a\u001b[2Jb\r"))).endsWith("\"a?[2Jb?\"\n");
  }
}
