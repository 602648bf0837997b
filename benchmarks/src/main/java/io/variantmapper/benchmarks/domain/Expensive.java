package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.Variant;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Types whose packets can take long to read for their size. */
public final class Expensive {
  private Expensive() {}

  /** A cell of a grid, with the hash code 31 * x + y. */
  @VariantArray
  public record Cell(int x, int y) {}

  /** A set of cells. */
  @VariantArray
  public record Cells(Set<Cell> of) {}

  /** A tree. */
  @VariantArray
  public record Node(int value, Set<Node> children) {}

  /** Times as texts. */
  @VariantArray
  public record Instants(List<Instant> of) {}

  /** Times with time zones as texts. */
  @VariantArray
  public record Dates(List<ZonedDateTime> of) {}

  /** Locales as texts. */
  @VariantArray
  public record Locales(List<Locale> of) {}

  /** Numbers as objects. */
  @VariantArray
  public record Numbers(List<Double> of) {}

  /** Values of any type. */
  @VariantArray
  public record Trees(List<Variant> of) {}
}
