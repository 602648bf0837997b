package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users' texts with the characters at which JavaPoet and other programs break lines. */
class LineBreakTest {
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\f", "\u000b", "\u0085", "\u2028", "\u2029"})
  void textMayContainALineBreak(String lineBreak) {
    String escape = "\\%o".formatted((int) lineBreak.charAt(0));
    String inSource = lineBreak.charAt(0) < 0x100 ? escape : lineBreak;
    Unit unit = new Unit("""
        @VariantDictionary(views = "a%1$sb")
        record Unit(
            @VariantField("a%1$sb") int key,
            @VariantField(value = "alias", aliases = "old%1$s") int renamed,
            @VariantField(views = "a%1$sb") int hidden,
            @VariantField(defaultValue = "a%1$sb") String name,
            @VariantField(defaultValue = "%1$s") char letter,
            @VariantField(defaultValue = "KIND") Kind kind) {
          enum Kind { @VariantValue("a%1$sb") KIND }
        }
        """.formatted(inSource));
    String text = "a" + lineBreak + "b";
    Map<String, Object> written = new LinkedHashMap<>();
    written.put(text, 1);
    written.put("alias", 2);
    written.put("name", text);
    written.put("letter", lineBreak);
    written.put("kind", text);
    assertThat(unit.written(Map.of(text, 1, "old" + lineBreak, 2)))
        .isEqualTo(Variant.of(written).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u2028", "\u2029"})
  void messageInAStubMayContainALineBreak(String lineBreak) {
    String source = """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        record Unit(@io.variantmapper.annotations.VariantField(defaultValue = "a%sb") int level) {}
        """.formatted(lineBreak);
    assertThat(Compiled.of(JavaFileObjects.forSourceString("game.Unit", source)).messages())
        .hasSize(1);
  }
}
