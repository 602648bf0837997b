package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** A type waits for the round in which all types exist that other processors generate for it. */
class WaitingTypeTest {
  private static final JavaFileObject LOMBOK =
      JavaFileObjects.forSourceString("lombok.Data", "package lombok; public @interface Data {}");

  private static final JavaFileObject IMMUTABLES =
      JavaFileObjects.forSourceString("org.immutables.value.Value", """
          package org.immutables.value;
          public @interface Value { @interface Immutable {} }
          """);

  /** Turns off the warning that no processor claims an annotation of another library. */
  private static final List<String> UNCLAIMED = List.of("-Xlint:all,-processing", "-Werror");

  private static JavaFileObject source(String name, String... lines) {
    String head = "package game; import io.variantmapper.annotations.*; ";
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  @Test
  void typeWaitsForATypeThatAnotherProcessorGenerates() throws IOException {
    JavaFileObject waiting = source("Waiting", "@VariantDictionary record Waiting(Made made) {}");
    Compiled compiled = Compiled.of(
        List.of(waiting),
        new MakingProcessor(
            "game.Made",
            "@io.variantmapper.annotations.VariantArray",
            "public record Made(int x) {}"),
        new VariantProcessor());
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated())
        .containsKeys("WaitingVariantSerializer.java", "MadeVariantSerializer.java");
  }

  @Test
  void typeWaitsForTheTypesOfAFlattenedType() throws IOException {
    JavaFileObject outer = source(
        "Outer", "@VariantDictionary record Outer(@VariantField(flatten = true) Inner inner) {}");
    JavaFileObject inner = source("Inner", "@VariantDictionary record Inner(Made made) {}");
    Compiled compiled = Compiled.of(
        List.of(outer, inner),
        new MakingProcessor("game.Made", "public enum Made { A }"),
        new VariantProcessor());
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated()).containsKey("OuterVariantSerializer.java");
  }

  @Test
  void missingTypeIsReportedByTheCompilerAlone() {
    Compiled compiled =
        Compiled.of(source("Waiting", "@VariantDictionary record Waiting(Nowhere made) {}"));
    assertThat(compiled.messages()).anyMatch(message -> message.contains("cannot find symbol"));
    assertThat(compiled.messages()).noneMatch(message -> message.contains("VariantInternalError"));
  }

  @Test
  void lombokTypeWaitsOneRound() throws IOException {
    JavaFileObject bean = source("Bean", "@lombok.Data @VariantDictionary class Bean { int hp; }");
    MakingProcessor second = new MakingProcessor("game.Other", "class Other {}");
    RecordingProcessor ours = new RecordingProcessor();
    Compiled compiled = Compiled.of(List.of(LOMBOK, bean), UNCLAIMED, second, ours);
    assertThat(compiled.messages()).isEmpty();
    assertThat(ours.rounds()).containsEntry("game.BeanVariantSerializer", 2);
  }

  @Test
  void mixInWaitsForMembersThatLombokAddsToItsTarget() {
    RecordingProcessor ours = new RecordingProcessor();
    Compiled compiled = Compiled.of(
        List.of(
            LOMBOK,
            source("Bean", "@lombok.Data class Bean { int hp; }"),
            source("Mix", "@VariantDictionary @VariantMixIn(Bean.class) interface Mix {}"),
            source(
                "Unit",
                "@VariantDictionary record Unit(",
                "    @VariantField(flatten = true, using = Mix.class) Bean bean) {}")),
        UNCLAIMED,
        new MakingProcessor("game.Other", "class Other {}"),
        ours);
    assertThat(compiled.messages()).isEmpty();
    assertThat(ours.rounds())
        .containsEntry("game.MixVariantSerializer", 2)
        .containsEntry("game.UnitVariantSerializer", 2);
  }

  @Test
  void mixInWaitsForTheTypesOfItsTarget() {
    Compiled compiled = Compiled.of(
        List.of(
            source("Bean", "class Bean { Made made; }"),
            source("Mix", "@VariantDictionary @VariantMixIn(Bean.class) interface Mix {}")),
        new MakingProcessor("game.Made", "public enum Made { A }"),
        new VariantProcessor());
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void typeThatHasWaitedForAMissingTypeDoesNotWaitAgain() {
    RecordingProcessor ours = new RecordingProcessor();
    Compiled compiled = Compiled.of(
        List.of(
            LOMBOK,
            IMMUTABLES,
            source("Bean", "@lombok.Data @VariantDictionary class Bean { Made made; }"),
            source(
                "Door",
                "@org.immutables.value.Value.Immutable @VariantDictionary interface Door {",
                "  int width();",
                "  static Made.Builder builder() { return new Made.Builder(); }",
                "}")),
        UNCLAIMED,
        new MakingProcessor(
            "game.Made",
            "@io.variantmapper.annotations.VariantDictionary",
            "record Made(int width) implements Door {",
            "  static class Builder {",
            "    private int width;",
            "    Builder width(int width) { this.width = width; return this; }",
            "    Made build() { return new Made(width); }",
            "  }",
            "}"),
        ours);
    assertThat(compiled.messages()).isEmpty();
    assertThat(ours.rounds())
        .containsEntry("game.BeanVariantSerializer", 2)
        .containsEntry("game.DoorVariantSerializer", 2);
  }

  @Test
  void typeWaitsForTheClassThatImmutablesGenerates() throws IOException {
    JavaFileObject door = source(
        "Door",
        "@org.immutables.value.Value.Immutable",
        "@VariantDictionary",
        "interface Door { int width(); }");
    MakingProcessor immutables = new MakingProcessor(
        "game.ImmutableDoor",
        "record ImmutableDoor(int width) implements Door {",
        "  static Builder builder() { return new Builder(); }",
        "  static class Builder {",
        "    private int width;",
        "    Builder width(int width) { this.width = width; return this; }",
        "    Door build() { return new ImmutableDoor(width); }",
        "  }",
        "}");
    Compiled compiled =
        Compiled.of(List.of(IMMUTABLES, door), UNCLAIMED, new VariantProcessor(), immutables);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("DoorVariantSerializer.java"))
        .contains("ImmutableDoor.Builder builder = ImmutableDoor.builder();");
  }

  @Test
  void typeWaitsForTypesOfInheritedFields() throws IOException {
    MakingProcessor second = new MakingProcessor("game.Made", "public enum Made { A }");
    RecordingProcessor ours = new RecordingProcessor();
    Compiled compiled = Compiled.of(
        List.of(
            source("Base", "abstract class Base { Made made; }"),
            source("Unit", "@VariantDictionary class Unit extends Base {}")),
        UNCLAIMED,
        second,
        ours);
    assertThat(compiled.messages()).isEmpty();
    assertThat(ours.rounds()).containsEntry("game.UnitVariantSerializer", 2);
  }

  @Test
  void typeWaitsForMembersThatLombokAddsToItsSuperclass() {
    RecordingProcessor ours = new RecordingProcessor();
    Compiled compiled = Compiled.of(
        List.of(
            LOMBOK,
            source("Base", "@lombok.Data abstract class Base { int hp; }"),
            source("Unit", "@VariantDictionary class Unit extends Base {}")),
        UNCLAIMED,
        new MakingProcessor("game.Other", "class Other {}"),
        ours);
    assertThat(compiled.messages()).isEmpty();
    assertThat(ours.rounds()).containsEntry("game.UnitVariantSerializer", 2);
  }
}
