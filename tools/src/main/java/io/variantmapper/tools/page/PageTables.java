package io.variantmapper.tools.page;

import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import io.variantmapper.tools.part.Word;
import io.variantmapper.tools.part.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/**
 * The parts and words of a packet as tables of numbers, which a browser reads quickly. Texts are in
 * a list, and the tables contain their indexes.
 */
final class PageTables {
  private final Part root;
  private final Map<String, Integer> strings = new LinkedHashMap<>();
  private final IntList parts = new IntList();
  private final IntList words = new IntList();
  private int count;

  PageTables(Part root) {
    this.root = root;
  }

  void write(JsonGenerator out) {
    add(root, -1, 0);
    Words.after(root).ifPresent(word -> add(word, 0));
    write(out, "parts", parts);
    write(out, "words", words);
    out.writeName("strings");
    out.writeStartArray();
    strings.keySet().forEach(out::writeString);
    out.writeEndArray();
  }

  private static void write(JsonGenerator out, String name, IntList numbers) {
    out.writeName(name);
    out.writeArray(numbers.toArray(), 0, numbers.size());
  }

  private int index(String text) {
    return strings.computeIfAbsent(text, key -> strings.size());
  }

  /**
   * Adds a value, and the values in it. The bytes of a key without nested values count as bytes of
   * its value.
   */
  private void add(Part part, int parent, int depth) {
    int row = count++;
    Part key = part.key() != null && isSimple(part.key()) ? part.key() : null;
    int keyLength = key == null ? 0 : key.length();
    parts.add(part.offset() - keyLength);
    parts.add(part.length() + keyLength);
    parts.add(parent);
    parts.add(depth);
    parts.add(index(part.step()));
    parts.add(index(Text.of(part)));
    parts.add(index(Text.typeName(part)));
    if (key != null) {
      addWords(key, row, depth);
    }
    addWords(part, row, depth);
  }

  private static boolean isSimple(Part key) {
    return key.children().isEmpty();
  }

  private void addWords(Part part, int row, int depth) {
    Words.each(part, word -> add(word, row), child -> {
      if (child.role() != Part.Role.KEY || !isSimple(child)) {
        add(child, row, depth + 1);
      }
    });
  }

  private void add(Word word, int row) {
    words.add(word.offset());
    words.add(word.length());
    words.add(row);
    words.add(index(word.name()));
    words.add(index(word.value()));
    // The page has a list of colors, one for each kind, in the order of the enum.
    words.add(word.kind().ordinal());
  }
}
