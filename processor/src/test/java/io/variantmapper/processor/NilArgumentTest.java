package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Nil for a public field whose type is a type parameter. With most type arguments, nil does not
 * change the field.
 */
class NilArgumentTest {
  private static final Compiled TYPES =
      Compiled.of(JavaFileObjects.forSourceString("game.Unit", """
          package game;
          import io.variantmapper.annotations.*;
          import io.variantmapper.runtime.Variant;
          import java.util.*;
          import org.jspecify.annotations.Nullable;
          @VariantDictionary(changes = true)
          public class Unit {
            @VariantDictionary(changes = true)
            public static class Box<T> {
              public T content;
              @SuppressWarnings("unchecked")
              public Box() { content = (T) "initial"; }
            }
            public Box<Optional<String>> name = new Box<>();
            public Box<OptionalInt> level = new Box<>();
            public Box<@Nullable String> title = new Box<>();
            public Box<String> kind = new Box<>();
            public Box<Variant> state = new Box<>();
          }
          """));

  private static Map<String, @Nullable Object> nil() {
    return Collections.singletonMap("content", null);
  }

  private static Object read(Object value) throws ReflectiveOperationException {
    return read(TYPES.serializer("game.Unit"), value);
  }

  private static Object read(VariantSerializer<Object> units, Object value) {
    return units.decode(Variant.of(value).encode(VariantFormat.GODOT_4));
  }

  @Test
  void nilIsReadIfTheTypeArgumentAcceptsIt() throws ReflectiveOperationException {
    Object unit = read(Map.of("name", nil(), "level", nil(), "title", nil(), "state", nil()));
    assertThat(unit).extracting("name.content").isEqualTo(Optional.empty());
    assertThat(unit).extracting("level.content").isEqualTo(OptionalInt.empty());
    assertThat(unit).extracting("title.content").isNull();
    assertThat(unit).extracting("state.content").isEqualTo(Variant.Nil.INSTANCE);
  }

  @Test
  void nilIsIgnoredIfTheTypeArgumentDoesNotAcceptIt() throws ReflectiveOperationException {
    assertThat(read(Map.of("kind", nil()))).extracting("kind.content").isEqualTo("initial");
  }

  @Test
  void nilIsReadAsNullIfTheTypeParameterIsNullable() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit(Box<"
        + "java.util.Optional<String>> box) { @VariantDictionary(changes = true)"
        + " record Box<T>(@org.jspecify.annotations.Nullable T content) {} }");
    String read = "Unit[box=Box[content=null]]";
    assertThat(unit.read(Map.of("box", nil()))).isEqualTo(read);
    assertThat(unit.merged(Map.of("box", Map.of("content", "Ada")), Map.of("box", nil())))
        .isEqualTo(read);
  }

  @Test
  void changeToAnEmptyOptionalIsMerged() throws ReflectiveOperationException {
    ChangeSerializer<Object> units = (ChangeSerializer<Object>) TYPES.serializer("game.Unit");
    Object before = read(units, Map.of("name", Map.of("content", "Ada"), "level", nil()));
    Object after = read(units, Map.of("name", nil(), "level", nil()));
    byte[] changes = units.encodeChanges(before, after);
    assertThat(units.decodeChanges(before, changes))
        .extracting("name.content")
        .isEqualTo(Optional.empty());
  }
}
