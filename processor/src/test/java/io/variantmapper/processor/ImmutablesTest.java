package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.immutables.processor.ProxyProcessor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types of Immutables are created under the names that their styles set. */
class ImmutablesTest {
  private static final Compiled COMPILED = compile("""
      @Value.Immutable @VariantDictionary
      interface AbstractDoor { int width(); boolean isOpen(); }

      @Value.Immutable @VariantDictionary
      interface Abstraction { int width(); boolean isOpen(); }

      @Value.Immutable @VariantDictionary @Value.Style(typeAbstract = "*Def", typeImmutable = "*")
      interface GateDef { int width(); boolean isOpen(); }

      @Value.Immutable @VariantDictionary
      @Value.Style(typeImmutable = "*Value", builder = "new", build = "create", init = "with*")
      interface Hatch { int width(); boolean open(); }

      @Value.Immutable @VariantDictionary
      @Value.Style(get = {"is*", "get*"}, init = "set*", typeBuilder = "Maker", builder = "make")
      interface Bean { int getWidth(); boolean isOpen(); }

      @Value.Immutable @VariantDictionary
      @Value.Style(visibility = Value.Style.ImplementationVisibility.PRIVATE)
      interface Hidden { int width(); boolean isOpen(); }

      @Value.Immutable(builder = false) @VariantDictionary
      interface Flat {
        @Value.Parameter boolean isOpen();
        @Value.Parameter List<String> names();
        @Value.Parameter Optional<Integer> price();
        @Value.Parameter int width();
      }

      @Value.Immutable(builder = false) @VariantDictionary
      @Value.Style(allParameters = true, of = "make")
      interface Made { int width(); boolean isOpen(); }

      @Value.Immutable(builder = false) @VariantDictionary
      @Value.Style(allParameters = true, of = "new")
      interface Direct { int width(); boolean isOpen(); }

      @Value.Immutable @VariantDictionary
      interface Own {
        int width();
        boolean isOpen();
        static Own of(int width, boolean isOpen) {
          return ImmutableOwn.builder().width(width).isOpen(isOpen).build();
        }
      }

      @Value.Enclosing
      @Value.Style(typeImmutableEnclosing = "*s", typeImmutableNested = "A*")
      interface House {
        @Value.Immutable @VariantDictionary
        interface Flap { int width(); boolean isOpen(); }
      }

      @Value.Style(typeImmutable = "Styled*") @interface Styled {}

      @Styled interface Holder {
        @Value.Immutable @VariantDictionary
        interface Inner { int width(); boolean isOpen(); }
      }
      """);

  private static Compiled compile(String types) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        import org.immutables.value.Value;
        """;
    return Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Doors", head + types)),
        List.of("-Xlint:all,-processing,-auxiliaryclass"),
        new VariantProcessor(),
        new ProxyProcessor());
  }

  @Test
  void sourcesCompileWithoutMessages() {
    assertThat(COMPILED.messages()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "AbstractDoor",
        "Abstraction",
        "GateDef",
        "Hatch",
        "Bean",
        "Hidden",
        "Flat",
        "Made",
        "Direct",
        "Own",
        "House$Flap",
        "Holder$Inner"
      })
  void typeIsReadUnderAnyStyle(String type) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer =
        Compiled.serializer(COMPILED.classes().loadClass("game." + type));
    Variant packet =
        Variant.of(Map.of("width", 2, "open", true, "names", List.of("a"), "price", 3));
    Object read = serializer.decode(packet.encode(VariantFormat.GODOT_4));
    assertThat(read.toString()).contains("width=2", "pen=true");
    assertThat(serializer.decode(serializer.encode(read))).isEqualTo(read);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Value.Immutable(builder = false) @VariantDictionary interface Door { int width(); }",
        "@Value.Immutable @Value.Style(stagedBuilder = true) @VariantDictionary"
            + " interface Door { int width(); }"
      })
  void messageNamesTheSettingsOfATypeWithoutCreator(String type) {
    Stream<String> messages = compile(type).messages().stream();
    assertThat(messages).anyMatch(message -> message.contains("stagedBuilder = true"));
  }
}
