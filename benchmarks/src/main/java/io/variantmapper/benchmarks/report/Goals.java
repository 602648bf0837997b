package io.variantmapper.benchmarks.report;

import static io.variantmapper.benchmarks.report.Goal.Bound.AT_LEAST;
import static io.variantmapper.benchmarks.report.Goal.Bound.AT_MOST;

import io.variantmapper.benchmarks.compile.Generator;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.measure.Content;
import io.variantmapper.benchmarks.measure.Form;
import io.variantmapper.benchmarks.measure.GridKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Lists the project's goals, in the order of the document. */
final class Goals {
  private static final double CLOSE_TO_EXPERT = 1.15;
  private static final double CLOSE_TO_CLONE = 0.8;
  private static final double AHEAD_OF_GODOT = 10;
  private static final double CLOSE_TO_CONTAINER = 1.5;
  private static final double FLAT = 1.5;
  private static final double LINEAR = 3.5;

  private final List<Goal> goals = new ArrayList<>();

  private Goals() {}

  static List<Goal> all() {
    Goals goals = new Goals();
    for (String workload : List.of(Workloads.PLAYER, Workloads.SNAPSHOT)) {
      goals.addPeers(workload);
      goals.addExpert(workload);
      goals.addAllocation(workload, Peer.DICTIONARY_UNCOPIED);
      goals.addAllocation(workload, Peer.ARRAY_UNCOPIED);
      goals.addGodot(workload);
    }
    for (Direction direction : Direction.values()) {
      goals.addAhead(Workloads.HEIGHTS, direction, Peer.CLONE, Peer.DICTIONARY, CLOSE_TO_CLONE);
    }
    goals.addForms();
    goals.addGrid(GridKeys.SET);
    goals.addGrid(GridKeys.MAP);
    goals.addScaling();
    goals.addCompiling();
    return goals.goals;
  }

  private void addPeers(String workload) {
    for (Peer peer : List.of(Peer.PROTOBUF, Peer.KRYO, Peer.CBOR, Peer.MESSAGEPACK)) {
      addDictionary(workload, Direction.ENCODE, peer, 3);
    }
    addJsonAndFory(workload, Direction.ENCODE);
    addDictionary(workload, Direction.DECODE, Peer.PROTOBUF, 2);
    addDictionary(workload, Direction.DECODE, Peer.KRYO, 2.5);
    addDictionary(workload, Direction.DECODE, Peer.CBOR, 5);
    addJsonAndFory(workload, Direction.DECODE);
  }

  private void addJsonAndFory(String workload, Direction direction) {
    addDictionary(workload, direction, Peer.AVAJE_JSONB, 5);
    addDictionary(workload, direction, Peer.DSL_JSON, 5);
    addAhead(workload, direction, Peer.FORY, direction.array(Peer.FORY, workload), 1);
  }

  private void addDictionary(String workload, Direction direction, Peer peer, double least) {
    addAhead(workload, direction, peer, direction.dictionary(peer, workload), least);
  }

  private void addAhead(
      String workload, Direction direction, Peer peer, Peer mapper, double least) {
    goals.add(new Goal(
        workload,
        direction.method() + ": " + peer.title() + " ÷ " + mapper.shortTitle(),
        AT_LEAST,
        least,
        results -> results.contest().ratio(workload, direction, peer, mapper)));
  }

  private void addExpert(String workload) {
    for (Direction direction : Direction.values()) {
      addBehind(
          workload,
          direction,
          direction.dictionary(Peer.EXPERT_DICTIONARY, workload),
          Peer.EXPERT_DICTIONARY);
      addBehind(
          workload, direction, direction.array(Peer.EXPERT_ARRAY, workload), Peer.EXPERT_ARRAY);
    }
  }

  private void addBehind(String workload, Direction direction, Peer mapper, Peer expert) {
    goals.add(new Goal(
        workload,
        direction.method() + ": " + mapper.shortTitle() + " ÷ " + expert.title(),
        AT_MOST,
        CLOSE_TO_EXPERT,
        results -> results.contest().ratio(workload, direction, mapper, expert)));
  }

  private void addAllocation(String workload, Peer mapper) {
    goals.add(new Goal(
        workload,
        "encode: bytes allocated, " + mapper.shortTitle(),
        AT_MOST,
        0,
        results -> results.contest().allocated(workload, Direction.ENCODE, mapper)));
  }

  private void addGodot(String workload) {
    for (Direction direction : Direction.values()) {
      goals.add(new Goal(
          workload,
          direction.method() + ": the fastest Godot ÷ " + Peer.DICTIONARY.shortTitle(),
          AT_LEAST,
          AHEAD_OF_GODOT,
          results -> results.godotRatio(workload, direction)));
    }
  }

  private void addForms() {
    for (Form form : List.of(Form.TYPED_JSON, Form.TEXT)) {
      Form rival = Objects.requireNonNull(form.rival());
      for (String method : List.of(Trees.WRITE, Trees.READ)) {
        goals.add(new Goal(
            "text",
            "%s: %s ÷ %s".formatted(method, form.title(), rival.title()),
            AT_MOST,
            1,
            results -> results.trees().ratio(method, form)));
      }
    }
  }

  private void addGrid(GridKeys keys) {
    goals.add(new Goal(
        "grid",
        "%s of %d × %d cells: read ÷ (put + lists)"
            .formatted(keys.title(), GridCosts.SMALL, GridCosts.SMALL),
        AT_MOST,
        CLOSE_TO_CONTAINER,
        results -> results.grids().ratio(keys, GridCosts.SMALL)));
  }

  private void addScaling() {
    for (Direction direction : Direction.values()) {
      addSpread(
          direction.method() + " entities: slowest ÷ fastest byte, 1 KiB to 64 MiB",
          scaling -> scaling.bySize(Content.ENTITIES, direction).spread());
    }
    for (Direction direction : Direction.values()) {
      addSpread(
          direction.method() + " floats ÷ copied: slowest ÷ fastest byte, from "
              + Scaling.KIBIBYTES_OF_COPIES + " KiB",
          scaling ->
              scaling.inCopies(direction).from(Scaling.KIBIBYTES_OF_COPIES).spread());
    }
    for (Direction direction : Direction.values()) {
      addSpread(
          direction.method() + ": slowest ÷ fastest byte, 1 to 100 fields",
          scaling -> scaling.byFields(direction.method()).spread());
    }
  }

  private void addSpread(String what, Function<Scaling, Double> spread) {
    goals.add(new Goal("scaling", what, AT_MOST, FLAT, results -> spread.apply(results.scaling())));
  }

  private void addCompiling() {
    goals.add(new Goal(
        "compiling",
        "mapper: %d types ÷ %d types".formatted(CompileCost.MANY, CompileCost.FEW),
        AT_MOST,
        LINEAR,
        results -> results.compiling().growth(Generator.MAPPER)));
    for (int types : CompileCost.COUNTS) {
      goals.add(new Goal(
          "compiling",
          "time added to javac: mapper ÷ avaje-jsonb, %d types".formatted(types),
          AT_MOST,
          1,
          results -> results.compiling().added(Generator.MAPPER, types)
              / results.compiling().added(Generator.AVAJE_JSONB, types)));
    }
  }
}
