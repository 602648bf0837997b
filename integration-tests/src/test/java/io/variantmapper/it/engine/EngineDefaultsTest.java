package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantSerializer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that new objects of generated classes have the defaults of Java. */
@GodotTest
final class EngineDefaultsTest {
  enum Kind {
    Plane,
    load
  }

  @VariantDictionary
  record Defaults(
      @VariantField(defaultValue = "0.11") float otherDigits,
      @VariantField(defaultValue = "0.23") float product,
      @VariantField(defaultValue = "3.4028235e38") float largestFloat,
      @VariantField(defaultValue = "0.016666666666666666") double exponent,
      @VariantField(defaultValue = "1.7976931348623157e308") double largestDouble,
      @VariantField(defaultValue = "4.9e-324") double smallestDouble,
      @VariantField(defaultValue = "-0.0") double negativeZero,
      @VariantField(defaultValue = "0.0") double zero,
      @VariantField(defaultValue = "-Infinity") double infinity,
      @VariantField(defaultValue = "NaN") double notANumber,
      @VariantField(defaultValue = "-9223372036854775808") long smallestLong,
      @VariantField(defaultValue = "9223372036854775807") long largestLong,

      @VariantField(defaultValue = "\\\"\t\r\n%s\u0001\u007f\u0085\u202e\u2066\ufffe\uffff")
      String text,

      @VariantField(defaultValue = "\u20ac") char letter,

      @VariantField(value = "\uffff\n\"", defaultValue = "load")
      Kind kind) {}

  @VariantDictionary
  record Nullables(
      int first,
      @Nullable @VariantField(defaultValue = "none") String label,

      @Nullable @VariantField(defaultValue = "7", aliases = "rank")
      Integer level) {}

  @VariantDictionary
  static class Initialized {
    public int first;
    public @Nullable String label = "none";

    @VariantField(aliases = "rank")
    public @Nullable Integer level = 7;
  }

  /** Packets for {@link Nullables} and {@link Initialized}. */
  private static final Object[] NILS_AND_GAPS = {
    Map.of("first", 1),
    Map.of("first", 1, "label", Variant.Nil.INSTANCE, "level", Variant.Nil.INSTANCE),
    Map.of("first", 1, "rank", Variant.Nil.INSTANCE),
    List.of(1),
    List.of(1, Variant.Nil.INSTANCE)
  };

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void newObjectHasTheDefaultsOfJava() throws Exception {
    assertReadAsInJava(
        Defaults.class, EngineDefaultsTest_DefaultsVariantSerializer.INSTANCE, Map.of());
  }

  @Test
  void nilIsReadAsNullAndMissingValueAsTheDefault() throws Exception {
    assertReadAsInJava(
        Nullables.class, EngineDefaultsTest_NullablesVariantSerializer.INSTANCE, NILS_AND_GAPS);
  }

  @Test
  void nilIsReadAsNullAndMissingValueAsTheInitialValue() throws Exception {
    assertReadAsInJava(
        Initialized.class, EngineDefaultsTest_InitializedVariantSerializer.INSTANCE, NILS_AND_GAPS);
  }

  /** Checks that the generated class reads each value as the same object as Java. */
  private <T> void assertReadAsInJava(
      Class<T> type, VariantSerializer<T> serializer, Object... values) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    Map<String, String> scripts = classes.add(Path.of("target/test-classes"));
    classes.register(project);
    Variant script = Variant.of(scripts.get(type.getCanonicalName()));
    List<byte[]> sent = new ArrayList<>();
    List<byte[]> expected = new ArrayList<>();
    for (Object value : values) {
      byte[] packet = Variant.of(value).encode(engine.format());
      sent.add(script.encode(engine.format()));
      sent.add(packet);
      T object = serializer.decode(packet, engine.format());
      expected.add(serializer.encode(object, engine.format()));
    }

    assertThat(project.answer("copy_objects.gd", sent)).containsExactlyElementsOf(expected);
  }
}
