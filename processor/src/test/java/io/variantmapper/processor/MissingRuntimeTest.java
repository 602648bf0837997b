package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.annotations.VariantDictionary;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissingRuntimeTest {
  @Test
  void missingRuntimeIsReportedOnce() throws Exception {
    Path annotations = Path.of(VariantDictionary.class
        .getProtectionDomain()
        .getCodeSource()
        .getLocation()
        .toURI());
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.World", """
            package game;
            import io.variantmapper.annotations.*;
            import java.lang.annotation.*;
            class World {
              @VariantDictionary record Unit(int hp, Item item) {}
              @VariantArray record Item(String name) {}
              @VariantDictionary.Template @Target(ElementType.TYPE) @interface Saved {}
              @Saved record Save(int time) {}
              @VariantDictionary sealed interface Event {
                @VariantDictionary record Start(int time) implements Event {}
              }
            }
            """)),
        List.of("-cp", annotations.toString()));
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .startsWith("[VariantMissingRuntime] ")
        .endsWith(" needs a serializer, but the class path lacks the runtime of Variant Mapper,"
            + " which serializers use. Add the dependency io.variantmapper:variantmapper-runtime,"
            + " and add \"requires io.variantmapper.runtime;\" to module-info.java if there is"
            + " one.");
  }
}
