package game;

import game.Classes.Bean;
import game.Classes.Built;
import game.Classes.Constructed;
import game.Classes.Defaults;
import game.Classes.Fields;
import game.Classes.Fluent;
import game.Classes.Produced;
import game.Hierarchies.Beast;
import game.Hierarchies.Event;
import game.Hierarchies.Mood;
import game.Hierarchies.Scene;
import game.Hierarchies.Shape;
import game.Hierarchies.Wolf;
import game.Interfaces.Gate;
import game.Interfaces.Sign;
import game.Libraries.Animal;
import game.Libraries.Bush;
import game.Libraries.Camp;
import game.Libraries.Letter;
import game.Libraries.Tree;
import game.Libraries.Uses;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import lib.Library.Account;
import lib.Library.Fruit;
import lib.Library.Spot;
import lib.Library.Step;
import lib.Plant;

/** Writes a packet of each type. */
public final class Packets {
  private final List<String> lines = new ArrayList<>();

  private Packets() {}

  public static void main(String[] arguments) {
    lines().forEach(System.out::println);
  }

  /** Returns the text and the bytes of each packet. */
  public static List<String> lines() {
    Packets packets = new Packets();
    packets.addRecords();
    packets.addClasses();
    packets.addInterfaces();
    packets.addLibraries();
    packets.addHierarchies();
    return packets.lines;
  }

  private void addRecords() {
    add(Records_PlainVariantSerializer.INSTANCE, new Records.Plain(1, "a", 1L << 40));
    add(Records_CompactVariantSerializer.INSTANCE, new Records.Compact(-1, 2, "s"));
    add(Records_CanonicalVariantSerializer.INSTANCE, new Records.Canonical(1, true, (byte) 2));
    add(Records_MadeVariantSerializer.INSTANCE, new Records.Made(1, Optional.of("a")));
    add(
        Records_GenericVariantSerializer.of(PlainSerializer.INTEGER, PlainSerializer.STRING),
        new Records.Generic<>(1, List.of(2, 3), "a", Map.of("b", 4)));
    add(Records_EmptyVariantSerializer.INSTANCE, new Records.Empty());
    add(
        Records_ValuesVariantSerializer.INSTANCE,
        new Records.Values(
            new int[] {1},
            new float[] {2},
            new byte[] {3},
            Instant.EPOCH,
            new Records.Id(4),
            'c',
            List.of(Map.of(5, "x"))));
  }

  private void addClasses() {
    add(Classes_FieldsVariantSerializer.INSTANCE, with(new Fields(), fields -> fields.zone = 1));
    add(
        Classes_BeanVariantSerializer.INSTANCE,
        with(new Bean(), bean -> {
          bean.setZone(1);
          bean.setAlive(true);
          bean.setRest(Map.of("rest", Variant.of(2)));
        }));
    add(Classes_ConstructedVariantSerializer.INSTANCE, new Constructed("a", 1));
    add(Classes_ProducedVariantSerializer.INSTANCE, Produced.of(1, 2));
    add(
        Classes_BuiltVariantSerializer.INSTANCE, Built.builder().zone(1).age("a").build());
    add(Classes_FluentVariantSerializer.INSTANCE, new Fluent().zone(1).age(2));
    add(
        Classes_DefaultsVariantSerializer.INSTANCE,
        with(new Defaults(), defaults -> defaults.zones = new int[] {1}));
  }

  private void addInterfaces() {
    add(
        Interfaces_SignVariantSerializer.of(PlainSerializer.STRING),
        Sign.of("z", Fruit.ZEBRA, List.of("a")));
    add(
        Interfaces_GateVariantSerializer.INSTANCE,
        Gate.builder().setZone(1).setAge("a").setMood(Optional.of(2)).build());
    add(Interfaces_GateVariantSerializer.INSTANCE, Gate.builder().setZone(1).build());
  }

  private void addLibraries() {
    add(
        Libraries_TreeVariantSerializer.INSTANCE,
        with(planted(new Tree()), tree -> tree.height = 4));
    add(
        Libraries_BushVariantSerializer.INSTANCE,
        with(planted(new Bush()), bush -> bush.berries = 4));
    add(
        Libraries_LetterVariantSerializer.INSTANCE,
        with(new Letter(), letter -> {
          letter.zero = "a";
          letter.all = List.of("b");
          letter.end = "c";
        }));
    Spot spot = with(new Spot(), made -> {
      made.z = 1;
      made.y = 2;
      made.x = 3;
    });
    add(Libraries_CampVariantSerializer.INSTANCE, new Camp(0, spot, planted(new Plant())));
    add(
        Libraries_UsesVariantSerializer.INSTANCE,
        new Uses(
            Fruit.APPLE,
            new Step.Walk(1, 2),
            planted(new Plant()),
            new Account(3, "a"),
            new java.awt.Point(4, 5)));
    add(Libraries_AnimalVariantSerializer.INSTANCE, Animal.of("z", 1, "m", 4));
  }

  private void addHierarchies() {
    Shape.Mid<String> mid = new Shape.Mid<>();
    mid.z = 1;
    mid.a = "a";
    for (Shape<String> shape : Arrays.asList(new Shape.Zig<>("z"), new Shape.Arc<>(1, "a"), mid)) {
      Wolf wolf = with(new Wolf(), made -> {
        made.weight = 1;
        made.age = 2;
      });
      add(
          Hierarchies_SceneVariantSerializer.INSTANCE,
          new Scene(new Event.Move.Run(1, 2), shape, wolf, Mood.ZEN));
    }
    add(Hierarchies_EventVariantSerializer.INSTANCE, new Event.Move.Fly(3));
    Beast bear = with(new Hierarchies.Bear(), made -> made.weight = 1);
    add(Hierarchies_BeastVariantSerializer.INSTANCE, bear);
  }

  private static <T extends Plant> T planted(T plant) {
    plant.zebra = 1;
    plant.apple = 2;
    plant.mango = 3;
    return plant;
  }

  private static <T> T with(T object, Consumer<T> change) {
    change.accept(object);
    return object;
  }

  private <T> void add(VariantSerializer<T> serializer, T value) {
    byte[] packet = serializer.encode(value);
    byte[] again = serializer.encode(serializer.decode(packet));
    if (!Arrays.equals(packet, again)) {
      throw new IllegalStateException(value + " changes");
    }
    lines.add(Variant.decode(packet, VariantFormat.GODOT_4).toString());
    lines.add(HexFormat.of().formatHex(packet));
  }
}
