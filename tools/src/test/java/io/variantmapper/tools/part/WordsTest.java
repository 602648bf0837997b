package io.variantmapper.tools.part;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void wordsCoverEachByteOfAValueOnce() throws IOException {
    assertThat(Vectors.readable()).hasSizeGreaterThan(2000);
    for (Packet packet : Vectors.readable()) {
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
  void eachPartIsAWholeValue() throws IOException {
    for (Packet packet : Vectors.readable()) {
      checkValue(PartReader.read(packet));
    }
  }

  private static void checkValue(Part part) {
    assertThat(part.value().type()).isEqualTo(part.type());
    assertThat(part.path()).startsWith("$");
    part.children().forEach(WordsTest::checkValue);
  }
}
