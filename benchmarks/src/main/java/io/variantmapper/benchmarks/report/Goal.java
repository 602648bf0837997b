package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import java.util.ArrayList;
import java.util.List;

/**
 * A ratio within one run that the project wants to hold.
 *
 * @param other whose time is divided
 * @param mapper by whose time
 * @param least the smallest ratio that is good
 */
record Goal(String workload, Direction direction, Peer other, Peer mapper, double least) {
  private static final double CLOSE_TO_EXPERT = 1 / 1.15;

  static List<Goal> all() {
    List<Goal> goals = new ArrayList<>();
    for (String workload : List.of(Workloads.PLAYER, Workloads.SNAPSHOT)) {
      addDictionary(goals, workload, Direction.ENCODE, new double[] {3, 3, 3, 3, 5});
      addDictionary(goals, workload, Direction.DECODE, new double[] {2, 2.5, 5, 2.5, 5});
      for (Direction direction : Direction.values()) {
        goals.add(new Goal(workload, direction, Peer.FORY, Peer.ARRAY, 1));
        goals.add(new Goal(
            workload, direction, Peer.EXPERT_DICTIONARY, Peer.DICTIONARY, CLOSE_TO_EXPERT));
        goals.add(new Goal(workload, direction, Peer.EXPERT_ARRAY, Peer.ARRAY, CLOSE_TO_EXPERT));
      }
    }
    for (Direction direction : Direction.values()) {
      goals.add(new Goal(Workloads.HEIGHTS, direction, Peer.CLONE, Peer.DICTIONARY, 0.8));
    }
    return goals;
  }

  /** In the order protobuf, Kryo, CBOR, MessagePack, JSON. */
  private static void addDictionary(
      List<Goal> goals, String workload, Direction direction, double[] least) {
    Peer mapper = Peer.DICTIONARY;
    goals.add(new Goal(workload, direction, Peer.PROTOBUF, mapper, least[0]));
    goals.add(new Goal(workload, direction, Peer.KRYO, mapper, least[1]));
    goals.add(new Goal(workload, direction, Peer.CBOR, mapper, least[2]));
    goals.add(new Goal(workload, direction, Peer.MESSAGEPACK, mapper, least[3]));
    goals.add(new Goal(workload, direction, Peer.AVAJE_JSONB, mapper, least[4]));
    goals.add(new Goal(workload, direction, Peer.DSL_JSON, mapper, least[4]));
  }
}
