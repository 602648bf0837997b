package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Abstract types whose properties are methods: subtypes, a flattened type, and their creators. */
class AbstractValueTest {
  private static final JavaFileObject IMMUTABLES =
      JavaFileObjects.forSourceString("org.immutables.value.Value", """
          package org.immutables.value;
          public @interface Value { @interface Immutable {} }
          """);

  private static final Compiled COMPILED =
      Compiled.of(JavaFileObjects.forSourceString("game.Messages", """
          package game;
          import io.variantmapper.annotations.*;
          import java.util.*;

          class Messages {
            @VariantDictionary
            sealed interface Message permits Move, Say {}

            @VariantDictionary
            non-sealed interface Move extends Message {
              @VariantField(flatten = true) Place to();
              @VariantField(defaultValue = "1") int speed();
              static Move of(Place to, int speed) { return new AMove(to, speed); }
            }
            record AMove(Place to, int speed) implements Move {}

            @VariantDictionary(changes = true)
            non-sealed static abstract class Say implements Message {
              abstract String getText();
              abstract boolean isLoud();
              static Builder builder() { return new Builder(); }
              static class Builder {
                private String text = "…";
                private boolean loud;
                Builder text(String text) { this.text = text; return this; }
                Builder loud(boolean loud) { this.loud = loud; return this; }
                Say build() {
                  if (text.isEmpty()) throw new IllegalStateException("no text");
                  String text = this.text;
                  boolean loud = this.loud;
                  return new Say() {
                    @Override String getText() { return text; }
                    @Override boolean isLoud() { return loud; }
                    @Override public String toString() { return text + loud; }
                  };
                }
              }
            }

            @VariantDictionary
            interface Place {
              int x();
              int y();
              static Place of(int x, int y) { return new APlace(x, y); }
            }
            record APlace(int x, int y) implements Place {}
          }
          """));

  /** One loader for all classes, because package-private members are visible only within it. */
  private static final ClassLoader CLASSES = COMPILED.classes();

  private static VariantSerializer<Object> serializer(String type)
      throws ReflectiveOperationException {
    return Compiled.serializer(CLASSES.loadClass("game.Messages$" + type));
  }

  private static Object read(String type, Map<String, ?> entries)
      throws ReflectiveOperationException {
    byte[] packet = Variant.of(entries).encode(VariantFormat.GODOT_4);
    return serializer(type).decode(packet);
  }

  @Test
  void generatedSourcesCompileWithoutWarnings() {
    assertThat(COMPILED.messages()).isEmpty();
  }

  @Test
  void subtypeIsReadAndWrittenWithItsTag() throws ReflectiveOperationException {
    Object read = read("Message", Map.of("type", "Move", "x", 1, "y", 2, "speed", 3));
    assertThat(read).hasToString("AMove[to=APlace[x=1, y=2], speed=3]");
    VariantSerializer<Object> message = serializer("Message");
    assertThat(Variant.decode(message.encode(read), VariantFormat.GODOT_4).toString())
        .isEqualTo("{\"type\": \"Move\", \"x\": 1, \"y\": 2, \"speed\": 3}");
  }

  @Test
  void missingKeyIsReadAsTheDefaultDeclaredOnItsMethod() throws ReflectiveOperationException {
    assertThat(read("Move", Map.of("type", "Move", "x", 1, "y", 2)))
        .hasToString("AMove[to=APlace[x=1, y=2], speed=1]");
  }

  @Test
  void missingKeyOfAFactoryParameterIsRefused() {
    assertThatThrownBy(() -> read("Move", Map.of("type", "Move", "x", 1)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("y");
  }

  @Test
  void missingKeyKeepsTheValueOfTheBuilder() throws ReflectiveOperationException {
    assertThat(read("Say", Map.of("loud", true))).hasToString("…true");
  }

  @Test
  void exceptionOfABuilderIsTheCauseOfAVariantException() {
    assertThatThrownBy(() -> read("Say", Map.of("text", "")))
        .isInstanceOf(VariantException.class)
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void changesAreMergedIntoANewValue() throws ReflectiveOperationException {
    var say = (ChangeSerializer<Object>) serializer("Say");
    Object before = read("Say", Map.of("text", "hi", "loud", false));
    Object after = read("Say", Map.of("text", "hi", "loud", true));
    Object merged = say.decodeChanges(before, say.encodeChanges(before, after));
    assertThat(merged).hasToString("hitrue").isNotSameAs(before);
  }

  @Test
  void valueThatTheBuilderRequiresMustBeRead() {
    JavaFileObject door = JavaFileObjects.forSourceString("game.Door", """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        @org.immutables.value.Value.Immutable
        @VariantDictionary
        interface Door {
          int width();
          @VariantIgnore int height();
          @VariantField(access = FieldAccess.WRITE_ONLY) String owner();
          @VariantIgnore Optional<String> note();
          @VariantIgnore List<String> marks();
          static Builder builder() { return null; }
          interface Builder { Builder width(int width); Door build(); }
        }
        """);
    List<String> messages = Compiled.of(List.of(IMMUTABLES, door), List.of()).messages();
    assertThat(messages)
        .filteredOn(message -> message.startsWith("["))
        .containsExactly(
            "[VariantNoSetter] Door.height is not read, but the builder of Door requires a value for it,"
                + " so reading would always throw. Make it @Nullable or an Optional, or remove"
                + " @VariantIgnore.",
            "[VariantNoSetter] Door.owner is not read, but the builder of Door requires a value for it,"
                + " so reading would always throw. Make it @Nullable or an Optional, or remove"
                + " access = FieldAccess.WRITE_ONLY.");
  }
}
