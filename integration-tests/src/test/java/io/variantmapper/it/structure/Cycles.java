package io.variantmapper.it.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the cycles of a graph. A cycle is a strongly connected component: a largest set of nodes
 * that all lead to each other.
 */
final class Cycles {
  private Cycles() {}

  /**
   * Returns the cycles that have more than one node.
   *
   * @param edges each node with the nodes to which it leads; these nodes must also be keys
   */
  static List<Set<String>> of(Map<String, Set<String>> edges) {
    Map<String, Set<String>> reached = new HashMap<>();
    edges.keySet().forEach(node -> reached.put(node, reachedFrom(node, edges)));
    List<Set<String>> cycles = new ArrayList<>();
    Set<String> done = new TreeSet<>();
    for (String node : edges.keySet()) {
      Set<String> cycle = new TreeSet<>(reached.get(node));
      cycle.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(node));
      if (done.add(node) && cycle.size() > 1) {
        done.addAll(cycle);
        cycles.add(cycle);
      }
    }
    return cycles;
  }

  private static Set<String> reachedFrom(String node, Map<String, Set<String>> edges) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(edges.get(node));
    while (!next.isEmpty()) {
      String other = next.pop();
      if (reached.add(other)) {
        next.addAll(edges.get(other));
      }
    }
    return reached;
  }
}
