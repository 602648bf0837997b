package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  @Parameter
  private GodotEngine engine;

  @Test
  void newObjectHasTheDefaultsOfJava(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    Map<String, String> scripts = classes.add(Path.of("target/test-classes"));
    classes.register(project);
    String script = Objects.requireNonNull(scripts.get(Defaults.class.getCanonicalName()));
    byte[] empty = Variant.of(Map.of()).encode(engine.format());

    List<byte[]> answers = project.answer(
        "copy_objects.gd", List.of(Variant.of(script).encode(engine.format()), empty));

    var serializer = EngineDefaultsTest_DefaultsVariantSerializer.INSTANCE;
    Defaults defaults = serializer.decode(empty, engine.format());
    assertThat(answers).containsExactly(serializer.encode(defaults, engine.format()));
  }
}
