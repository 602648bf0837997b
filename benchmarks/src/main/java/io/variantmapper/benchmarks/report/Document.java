package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.compile.Generator;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.godot.GodotFigures;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import io.variantmapper.benchmarks.measure.Form;
import io.variantmapper.benchmarks.measure.GridKeys;
import io.variantmapper.benchmarks.report.Scaling.Curve;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Formats the figures as Markdown. */
final class Document {
  private static final String NONE = "–";

  private final StringBuilder text = new StringBuilder();

  Document(String introduction) {
    text.append(introduction);
  }

  /** Adds sections of the last document, which other programs have measured. */
  Document addSections(String last, List<String> headings) {
    for (String heading : headings) {
      int begin = last.indexOf("\n## " + heading + "\n");
      if (begin >= 0) {
        int end = last.indexOf("\n## ", begin + 1);
        text.append(last, begin, end < 0 ? last.length() : end);
      }
    }
    return this;
  }

  /** Adds a table for each workload. */
  Document addContest(Results results) {
    Contest contest = results.contest();
    for (String workload : contest.workloads()) {
      text.append("\n### ").append(heading(workload)).append("\n\n");
      row(
          "",
          "buffer",
          "bytes",
          "encode",
          "allocated",
          "÷ dictionary",
          "÷ array",
          "decode",
          "allocated",
          "÷ dictionary",
          "÷ array");
      row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:");
      contest.peers(workload).forEach(peer -> addPeer(contest, workload, peer));
      results.engines().forEach(engine -> addEngine(results, workload, engine));
    }
    return this;
  }

  private void addPeer(Contest contest, String workload, Peer peer) {
    Figure encode = contest.figures(workload, Direction.ENCODE).get(peer);
    Figure decode = contest.figures(workload, Direction.DECODE).get(peer);
    row(
        peer.title(),
        peer.keepsBuffer(workload) ? "kept" : "new",
        count(contest.size(workload, peer)),
        time(encode),
        allocated(encode),
        dictionaryRatio(contest, workload, Direction.ENCODE, peer),
        arrayRatio(contest, workload, Direction.ENCODE, peer),
        time(decode),
        allocated(decode),
        dictionaryRatio(contest, workload, Direction.DECODE, peer),
        arrayRatio(contest, workload, Direction.DECODE, peer));
  }

  private static String dictionaryRatio(
      Contest contest, String workload, Direction direction, Peer peer) {
    return ratio(contest.ratio(workload, direction, peer, Peer.DICTIONARY));
  }

  private static String arrayRatio(
      Contest contest, String workload, Direction direction, Peer peer) {
    return ratio(contest.ratio(workload, direction, peer, Peer.ARRAY));
  }

  private void addEngine(Results results, String workload, GodotFigures engine) {
    Call call = engine.call(workload);
    row(
        engine.engine() + ", dictionary",
        "new",
        count(call.bytes()),
        time(call.encode()),
        NONE,
        ratio(results.godotRatio(engine, workload, Direction.ENCODE)),
        NONE,
        time(call.decode()),
        NONE,
        ratio(results.godotRatio(engine, workload, Direction.DECODE)),
        NONE);
  }

  /** Adds the goals of the project, and the figures of each virtual machine. */
  Document addGoals(List<Goal> goals, List<Results> all) {
    text.append("\n## Goals\n\n| | | goal |");
    all.forEach(results -> text.append(" ").append(results.jvm().name()).append(" | |"));
    text.append("\n|---|---|--:|").append("--:|---|".repeat(all.size())).append("\n");
    for (Goal goal : goals) {
      List<String> cells = new ArrayList<>(List.of(
          goal.where(),
          goal.what(),
          (goal.bound() == Goal.Bound.AT_LEAST ? "≥ " : "≤ ") + brief(goal.limit())));
      for (Results results : all) {
        double value = goal.measure().applyAsDouble(results);
        cells.add(ratio(value));
        cells.add(Double.isNaN(value) ? "not measured" : goal.holds(value) ? "yes" : "no");
      }
      row(cells.toArray(String[]::new));
    }
    return this;
  }

  Document addHeading(String heading, String introduction) {
    text.append("\n## ").append(heading).append("\n\n").append(introduction).append("\n");
    return this;
  }

  /** Adds a table of curves whose points have the same x-coordinates. */
  Document addCurves(String heading, String introduction, String unit, List<Curve> curves) {
    text.append("\n### ").append(heading).append("\n\n").append(introduction).append("\n");
    List<Integer> points = List.copyOf(curves.get(0).points().keySet());
    text.append("| | ");
    text.append(points.stream().map(at -> unit + " " + at).collect(Collectors.joining(" | ")));
    text.append(" | slowest ÷ fastest |\n|---").append("|--:".repeat(points.size() + 1));
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

  /** Adds a table of the forms in which a value can be held and written. */
  Document addTrees(Trees trees) {
    text.append("\n### Trees, text and JSON\n\n").append(Texts.TREES).append("\n");
    row("", "bytes", "write", "allocated", "÷ row above", "read", "allocated", "÷ row above");
    row("---", "--:", "--:", "--:", "--:", "--:", "--:", "--:");
    for (Form form : Form.values()) {
      Figure written = trees.figures(Trees.WRITE).get(form);
      Figure read = trees.figures(Trees.READ).get(form);
      row(
          form.title(),
          count(form.of(Workloads.named(Trees.WORKLOAD)).size()),
          time(written),
          allocated(written),
          ratio(trees.ratio(Trees.WRITE, form)),
          time(read),
          allocated(read),
          ratio(trees.ratio(Trees.READ, form)));
    }
    return this;
  }

  /** Adds a table of sets and maps whose keys are cells of a grid. */
  Document addGrids(GridCosts grids) {
    text.append("\n### Grids\n\n").append(Texts.GRIDS).append("\n| |");
    grids.sides().forEach(side -> text.append(" %d × %d |".formatted(side, side)));
    text.append("\n|---").append("|--:".repeat(grids.sides().size())).append("|\n");
    for (GridKeys keys : GridKeys.values()) {
      addTimes(grids, keys, "read", GridCosts.READ);
      addTimes(grids, keys, "objects that exist, put into a container", GridCosts.FILL);
      addTimes(grids, keys, "objects read as lists", GridCosts.READ_LISTS);
      row(cells(keys, "read ÷ (put + lists)", grids, side -> ratio(grids.ratio(keys, side))));
    }
    return this;
  }

  private void addTimes(GridCosts grids, GridKeys keys, String title, String method) {
    row(cells(
        keys,
        title,
        grids,
        side -> milliseconds("%,.1f ms", grids.nanoseconds(keys, method, side))));
  }

  private static String[] cells(
      GridKeys keys, String title, GridCosts grids, IntFunction<String> cell) {
    return Stream.concat(
            Stream.of(keys.title() + ": " + title), grids.sides().stream().map(cell::apply))
        .toArray(String[]::new);
  }

  /** Adds a table of the builds with each generator. */
  Document addBuilds(CompileCost compiling) {
    text.append("\n### Compiling\n\n").append(Texts.BUILDS).append("\n| |");
    CompileCost.COUNTS.forEach(
        types -> text.append(" ").append(types).append(" types | added per type |"));
    text.append("\n|---").append("|--:|--:".repeat(CompileCost.COUNTS.size())).append("|\n");
    for (Generator generator : Generator.values()) {
      List<String> cells = new ArrayList<>(List.of(generator.title()));
      for (int types : CompileCost.COUNTS) {
        cells.add(milliseconds("%,.0f ms", compiling.build(generator, types)));
        boolean alone = generator == Generator.NONE;
        cells.add(alone ? NONE : milliseconds("%.2f ms", compiling.added(generator, types)));
      }
      row(cells.toArray(String[]::new));
    }
    return this;
  }

  private static String milliseconds(String format, double nanoseconds) {
    return Double.isNaN(nanoseconds) ? NONE : format(format, nanoseconds / 1e6);
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

  /** Formats a number briefly, such as 3, 2.5 or 1.15. */
  private static String brief(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
