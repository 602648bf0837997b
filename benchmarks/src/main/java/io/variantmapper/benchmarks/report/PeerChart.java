package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import java.util.Locale;
import java.util.Map;

/** Draws bars that show how fast each serializer is, as a multiple of protobuf-java's speed. */
final class PeerChart {
  private static final int WIDTH = 860;
  private static final int ROW = 28;
  private static final int TOP = 60;
  private static final int LEFT = 280;
  private static final int LONGEST = 500;
  private static final String ENCODE_COLOR = "#478cbf";
  private static final String DECODE_COLOR = "#e0843a";

  private final String jvm;
  private final Contest contest;

  PeerChart(Results results) {
    jvm = results.jvm().name();
    contest = results.contest();
  }

  Svg draw() {
    int rows = contest.peers(Workloads.PLAYER).size();
    Svg svg = new Svg(WIDTH, TOP + rows * ROW + 10);
    svg.label(
        10, 20, jvm + ", the player: speed as a multiple of protobuf-java's; longer is faster");
    svg.bar(10, 32, 20, ENCODE_COLOR).label(36, 41, "encode");
    svg.bar(110, 32, 20, DECODE_COLOR).label(136, 41, "decode");
    double unit = LONGEST / fastest();
    int y = TOP;
    for (Peer peer : contest.peers(Workloads.PLAYER)) {
      svg.rightLabel(LEFT - 10, y + 14, peer.title());
      bar(svg, y, unit, Direction.ENCODE, peer);
      bar(svg, y + 11, unit, Direction.DECODE, peer);
      y += ROW;
    }
    return svg;
  }

  private void bar(Svg svg, int y, double unit, Direction direction, Peer peer) {
    double speed = speed(direction, peer);
    if (!Double.isNaN(speed)) {
      svg.bar(LEFT, y, speed * unit, direction == Direction.ENCODE ? ENCODE_COLOR : DECODE_COLOR);
      svg.label(LEFT + speed * unit + 5, y + 9, String.format(Locale.ROOT, "%.1f", speed));
    }
  }

  private double fastest() {
    double fastest = 1;
    for (Direction direction : Direction.values()) {
      for (Map.Entry<Peer, Figure> entry :
          contest.figures(Workloads.PLAYER, direction).entrySet()) {
        fastest = Math.max(fastest, speed(direction, entry.getKey()));
      }
    }
    return fastest;
  }

  private double speed(Direction direction, Peer peer) {
    return contest.ratio(Workloads.PLAYER, direction, Peer.PROTOBUF, peer);
  }
}
