package io.variantmapper.tools.part;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.tools.Vectors;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static List<Word> words(Part part) {
    List<Word> words = new ArrayList<>();
    Words.each(part, words::add, child -> words.addAll(words(child)));
    return words;
  }

  /** Returns the packets that this library also accepts. */
  private static List<Packet> packets() throws IOException {
    return Vectors.accepted().stream().filter(WordsTest::isAccepted).toList();
  }

  private static boolean isAccepted(Packet packet) {
    try {
      Variant.decode(packet.bytes(), packet.format());
      return true;
    } catch (VariantException e) {
      return false;
    }
  }

  @Test
  void wordsCoverEachByteOfAValueOnce() throws IOException {
    assertThat(packets()).hasSizeGreaterThan(2000);
    for (Packet packet : packets()) {
      Part root = PartReader.read(packet);
      int end = 0;
      for (Word word : words(root)) {
        assertThat(word.offset()).as("%s %s", packet, word).isEqualTo(end);
        end += word.length();
      }
      assertThat(end).isEqualTo(root.length());
    }
  }

  @Test
  void eachPartIsAValueOfItsOwn() throws IOException {
    for (Packet packet : packets()) {
      checkValue(PartReader.read(packet));
    }
  }

  private static void checkValue(Part part) {
    assertThat(part.value().type()).isEqualTo(part.type());
    assertThat(part.path()).startsWith("$");
    part.children().forEach(WordsTest::checkValue);
  }
}
