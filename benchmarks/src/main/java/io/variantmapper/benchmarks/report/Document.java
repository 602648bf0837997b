package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import io.variantmapper.benchmarks.report.Scaling.Curve;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The figures as Markdown. */
final class Document {
  private static final String NONE = "–";

  private final StringBuilder text = new StringBuilder();
  private final Contest contest;

  Document(Contest contest, String introduction) {
    this.contest = contest;
    text.append(introduction);
  }

  /** A table for each workload; godot may be empty. */
  Document addContest(Map<String, Call> godot) {
    for (String workload : contest.workloads()) {
      text.append("\n## ").append(heading(workload)).append("\n\n");
      row(
          "",
          "bytes",
          "encode",
          "allocated",
          "÷ dictionary",
          "÷ array",
          "decode",
          "allocated",
          "÷ dictionary",
          "÷ array");
      row("---", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:");
      contest.peers(workload).forEach(peer -> addPeer(workload, peer));
      Call call = godot.get(workload);
      if (call != null) {
        addGodot(workload, call);
      }
    }
    return this;
  }

  private void addPeer(String workload, Peer peer) {
    Figure encode = contest.figures(workload, Direction.ENCODE).get(peer);
    Figure decode = contest.figures(workload, Direction.DECODE).get(peer);
    row(
        peer.title(),
        count(contest.size(workload, peer)),
        time(encode),
        allocated(encode),
        ratio(contest.ratio(workload, Direction.ENCODE, peer, Peer.DICTIONARY)),
        ratio(contest.ratio(workload, Direction.ENCODE, peer, Peer.ARRAY)),
        time(decode),
        allocated(decode),
        ratio(contest.ratio(workload, Direction.DECODE, peer, Peer.DICTIONARY)),
        ratio(contest.ratio(workload, Direction.DECODE, peer, Peer.ARRAY)));
  }

  private void addGodot(String workload, Call call) {
    row(
        "Godot 3, dictionary",
        count(call.bytes()),
        time(call.encode()),
        NONE,
        ratio(toMapper(workload, Direction.ENCODE, call.encode())),
        NONE,
        time(call.decode()),
        NONE,
        ratio(toMapper(workload, Direction.DECODE, call.decode())),
        NONE);
  }

  private double toMapper(String workload, Direction direction, double nanoseconds) {
    Figure mapper = contest.figures(workload, direction).get(Peer.DICTIONARY);
    return mapper == null ? Double.NaN : nanoseconds / mapper.nanoseconds();
  }

  /** What the project wants to hold, and what was measured. */
  Document addGoals(List<Goal> goals) {
    text.append("\n## Goals\n\nTime of the peer, divided by the time of the mapper.\n\n");
    row("workload", "direction", "peer ÷ mapper", "goal", "measured", "holds");
    row("---", "---", "---", "--:", "--:", "---");
    for (Goal goal : goals) {
      double ratio = contest.ratio(goal.workload(), goal.direction(), goal.other(), goal.mapper());
      row(
          goal.workload(),
          goal.direction().method(),
          goal.other().title() + " ÷ " + (goal.mapper() == Peer.ARRAY ? "array" : "dictionary"),
          ratio(goal.least()),
          ratio(ratio),
          ratio >= goal.least() ? "yes" : "no");
    }
    return this;
  }

  /** A table of curves with the same points. */
  Document addCurves(String heading, String unit, List<Curve> curves) {
    text.append("\n## ").append(heading).append("\n\nNanoseconds a byte.\n\n");
    List<Integer> points = List.copyOf(curves.get(0).points().keySet());
    text.append("| | ");
    text.append(points.stream().map(at -> unit + " " + at).collect(Collectors.joining(" | ")));
    text.append(" | dearest ÷ cheapest |\n|---").append("|--:".repeat(points.size() + 1));
    text.append("|\n");
    for (Curve curve : curves) {
      text.append("| ").append(curve.name()).append(" | ");
      for (double cost : curve.points().values()) {
        text.append(format("%.3f", cost)).append(" | ");
      }
      text.append(ratio(curve.spread())).append(" |\n");
    }
    return this;
  }

  Document addPicture(String title, String file) {
    text.append("\n![").append(title).append("](").append(file).append(")\n");
    return this;
  }

  private static String heading(String workload) {
    return switch (workload) {
      case Workloads.PLAYER -> "A player: 9 fields, 8 items, a path of 64 floats";
      case Workloads.CHAT -> "A chat message";
      case Workloads.SNAPSHOT -> "A world snapshot: 200 entities";
      case Workloads.HEIGHTS -> "A terrain: a packed array of 1 MiB";
      default -> "A save: 10,000 objects";
    };
  }

  private void row(String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String allocated(@Nullable Figure figure) {
    return figure == null || Double.isNaN(figure.allocated())
        ? NONE
        : count(Math.round(figure.allocated()));
  }

  private static String count(long number) {
    return format("%,d", number);
  }

  private static String time(@Nullable Figure figure) {
    if (figure == null) {
      return NONE;
    }
    return (figure.isSteady() ? "" : "~ ") + time(figure.nanoseconds());
  }

  private static String time(double nanoseconds) {
    return nanoseconds < 1e5
        ? format("%,.0f ns", nanoseconds)
        : format("%,.0f µs", nanoseconds / 1e3);
  }

  private static String ratio(double ratio) {
    return Double.isNaN(ratio) ? NONE : format(ratio < 10 ? "%.2f" : "%.0f", ratio);
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
