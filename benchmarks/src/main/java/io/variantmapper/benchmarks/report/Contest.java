package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workload;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.measure.CodecBenchmark;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Compares serializers: measures them on the workloads, and keeps the results. */
final class Contest {
  /** Makes the JVM ignore the VarHandle classes in the jar, as Android does. */
  private static final String PORTABLE = "-Djdk.util.jar.enableMultiRelease=false";

  private static final Set<Peer> BULK = EnumSet.of(
      Peer.DICTIONARY, Peer.DICTIONARY_UNCOPIED, Peer.EXPERT_DICTIONARY, Peer.PROTOBUF, Peer.CLONE);
  private static final EnumSet<Peer> PORTABLE_ONES =
      EnumSet.of(Peer.DICTIONARY_PORTABLE, Peer.ARRAY_PORTABLE);

  private final Map<String, Set<Peer>> entries = new LinkedHashMap<>();
  private final Map<String, Map<Peer, Integer>> sizes = new LinkedHashMap<>();
  private final Map<String, Map<Direction, Map<Peer, Figure>>> figures = new LinkedHashMap<>();

  private final CodecChoice codecs;

  /** Chooses the codec of a serializer for a workload. */
  interface CodecChoice {
    Contender<?> contender(Peer peer, Workload<?, ?> workload);
  }

  private Contest(CodecChoice codecs) {
    this.codecs = codecs;
  }

  /** Creates a comparison of all serializers on all workloads. */
  static Contest whole() {
    return whole(Contenders::of);
  }

  /**
   * Creates a comparison of all serializers on all workloads. {@link #checkAll} checks the codec
   * that {@code codecs} chooses for each serializer and workload.
   */
  static Contest whole(CodecChoice codecs) {
    Contest contest = new Contest(codecs);
    Workloads.NAMES.forEach(name -> contest.entries.put(name, EnumSet.allOf(Peer.class)));
    return contest;
  }

  /**
   * Creates a comparison on three workloads. The first workload is measured with all serializers,
   * the second with all except the portable serializers, and the third only with {@link #BULK}.
   */
  static Contest brief(CodecChoice codecs) {
    Contest contest = new Contest(codecs);
    contest.entries.put(Workloads.PLAYER, EnumSet.allOf(Peer.class));
    contest.entries.put(Workloads.SNAPSHOT, EnumSet.complementOf(PORTABLE_ONES));
    contest.entries.put(Workloads.HEIGHTS, BULK);
    return contest;
  }

  Set<String> workloads() {
    return entries.keySet();
  }

  Set<Peer> peers(String workload) {
    return entries.getOrDefault(workload, Set.of());
  }

  /**
   * Checks all round trips and stores the sizes of the packets. Call this method before you
   * measure.
   *
   * @throws io.variantmapper.benchmarks.codec.DataLossException for the first codec that loses
   *     anything
   */
  void checkAll() {
    entries.forEach((name, peers) -> {
      Workload<?, ?> workload = Workloads.named(name);
      Map<Peer, Integer> sizesOfPeers = new EnumMap<>(Peer.class);
      for (Peer peer : peers) {
        sizesOfPeers.put(
            peer, codecs.contender(peer, workload).requireRoundTrip().size());
      }
      sizes.put(name, sizesOfPeers);
    });
  }

  /** Returns a copy without figures. It has the sizes that {@link #checkAll} stored. */
  Contest unmeasured() {
    Contest contest = new Contest(codecs);
    contest.entries.putAll(entries);
    contest.sizes.putAll(sizes);
    return contest;
  }

  void measure(Session session) throws RunnerException {
    for (Map.Entry<String, Set<Peer>> entry : entries.entrySet()) {
      for (Direction direction : Direction.values()) {
        System.out.println("Measuring " + entry.getKey() + ", " + direction.method());
        measure(session, entry.getKey(), direction, true);
        measure(session, entry.getKey(), direction, false);
      }
    }
  }

  private void measure(Session session, String workload, Direction direction, boolean portable)
      throws RunnerException {
    String[] peers = names(workload, direction, portable);
    if (peers.length == 0) {
      return;
    }
    ChainedOptionsBuilder options = session
        .options()
        .include(CodecBenchmark.class.getName() + "." + direction.method())
        .param("workload", workload)
        .param("peer", peers);
    if (portable) {
      options.jvmArgsAppend(PORTABLE);
    }
    for (RunResult result : session.run(options)) {
      note(workload, direction, result);
    }
  }

  private String[] names(String workload, Direction direction, boolean portable) {
    List<String> names = new ArrayList<>();
    for (Peer peer : peers(workload)) {
      if (peer.isPortable() == portable && (direction == Direction.ENCODE || !peer.writesOnly())) {
        names.add(peer.name());
      }
    }
    return names.toArray(String[]::new);
  }

  private void note(String workload, Direction direction, RunResult result) {
    Peer peer = Peer.valueOf(result.getParams().getParam("peer"));
    figures
        .computeIfAbsent(workload, key -> new EnumMap<>(Direction.class))
        .computeIfAbsent(direction, key -> new EnumMap<>(Peer.class))
        .put(peer, Figure.of(result));
  }

  int size(String workload, Peer peer) {
    return sizes.getOrDefault(workload, Map.of()).getOrDefault(peer, 0);
  }

  /** Returns the figures of all serializers that were measured. */
  Map<Peer, Figure> figures(String workload, Direction direction) {
    return figures.getOrDefault(workload, Map.of()).getOrDefault(direction, Map.of());
  }

  /**
   * Returns the bytes allocated in one call, rounded to an integer, or NaN if the serializer was
   * not measured.
   */
  double allocated(String workload, Direction direction, Peer peer) {
    Figure figure = figures(workload, direction).get(peer);
    return figure == null ? Double.NaN : Math.rint(figure.allocated());
  }

  /**
   * Returns the time of {@code other} divided by the time of {@code mapper}, or NaN if a figure is
   * missing.
   */
  double ratio(String workload, Direction direction, Peer other, Peer mapper) {
    Map<Peer, Figure> measured = figures(workload, direction);
    Figure slow = measured.get(other);
    Figure fast = measured.get(mapper);
    return slow == null || fast == null ? Double.NaN : slow.nanoseconds() / fast.nanoseconds();
  }
}
