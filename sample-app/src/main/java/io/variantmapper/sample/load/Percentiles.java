package io.variantmapper.sample.load;

/**
 * The distribution of measured durations, in milliseconds.
 *
 * <pre>{@code
 * System.out.printf("%.1f ms%n", result.moves().p99());
 * }</pre>
 *
 * @param median half of the durations are at most this long
 * @param p99 99 of 100 durations are at most this long
 * @param p999 999 of 1,000 durations are at most this long
 * @param longest the longest duration
 */
public record Percentiles(double median, double p99, double p999, double longest) {}
