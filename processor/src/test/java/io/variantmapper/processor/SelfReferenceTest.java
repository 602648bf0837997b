package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Mapped types whose members refer to generated serializers. */
class SelfReferenceTest {
  private static Compiled compiled(String body) {
    return Compiled.of(JavaFileObjects.forSourceString(
        "game.Bag", "package game; import io.variantmapper.annotations.*; " + body));
  }

  private static void assertGenerated(String body, String... serializers) throws IOException {
    Compiled compiled = compiled(body);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated()).containsOnlyKeys(serializers);
  }

  @Test
  void staticFieldMayHoldTheTypesOwnSerializer() throws IOException {
    assertGenerated(
        "@VariantDictionary public record Bag(int hp) {"
            + " static final BagVariantSerializer SERIALIZER = BagVariantSerializer.INSTANCE; }",
        "BagVariantSerializer.java");
  }

  @Test
  void methodMayReturnTheSerializerOfANestedType() throws IOException {
    assertGenerated(
        "@VariantDictionary public class Bag { int hp; @VariantDictionary record Item(int id) {}"
            + " static game.Bag_ItemVariantSerializer items() { return null; } }",
        "BagVariantSerializer.java",
        "Bag_ItemVariantSerializer.java");
  }

  @Test
  void typesMayHoldTheSerializersOfEachOther() throws IOException {
    assertGenerated(
        "@VariantDictionary public record Bag(int hp) { static final Bag_ItemVariantSerializer S ="
            + " Bag_ItemVariantSerializer.INSTANCE; @VariantDictionary record Item(int id) {"
            + " static final BagVariantSerializer S = BagVariantSerializer.INSTANCE; } }",
        "BagVariantSerializer.java",
        "Bag_ItemVariantSerializer.java");
  }

  @Test
  void missingClassIsReportedByTheCompilerAlone() {
    String body = "@VariantDictionary public record Bag(Missing hp) {"
        + " static final BagVariantSerializer SERIALIZER = BagVariantSerializer.INSTANCE; }";
    assertThat(compiled(body).messages())
        .anyMatch(message -> message.contains("class Missing"))
        .noneMatch(message -> message.contains("[Variant"));
  }
}
