package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.measure.Form;
import io.variantmapper.benchmarks.measure.TreeBenchmark;
import java.util.EnumMap;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** Measures trees, text and JSON with a snapshot of 200 entities. */
final class Trees {
  static final String WORKLOAD = Workloads.SNAPSHOT;

  static final String WRITE = "write";
  static final String READ = "read";

  private final Map<Form, Figure> written = new EnumMap<>(Form.class);
  private final Map<Form, Figure> read = new EnumMap<>(Form.class);

  void measure(Session session) throws RunnerException {
    System.out.println("Measuring trees, text and JSON");
    var options =
        session.options().include(TreeBenchmark.class.getName() + ".").param("workload", WORKLOAD);
    session.run(options).forEach(this::note);
  }

  private void note(RunResult result) {
    Form form = Form.valueOf(result.getParams().getParam("form"));
    String method = result.getParams().getBenchmark();
    figures(method.substring(method.lastIndexOf('.') + 1)).put(form, Figure.of(result));
  }

  /** Returns the figures of {@link #WRITE} or {@link #READ}. */
  Map<Form, Figure> figures(String method) {
    return method.equals(WRITE) ? written : read;
  }

  /**
   * Returns the time of a form divided by the time of the form with which it is compared, or NaN if
   * a figure is missing.
   */
  double ratio(String method, Form form) {
    Figure own = figures(method).get(form);
    Figure rival = form.rival() == null ? null : figures(method).get(form.rival());
    return own == null || rival == null ? Double.NaN : own.nanoseconds() / rival.nanoseconds();
  }
}
