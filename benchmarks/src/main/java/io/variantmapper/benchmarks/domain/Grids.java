package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector2i;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Containers with the cells of a grid. */
public final class Grids {
  private Grids() {}

  /** A list of vectors. */
  @VariantArray
  public record Vectors(List<Vector2i> of) {}

  /** A set of vectors. */
  @VariantArray
  public record VectorSet(Set<Vector2i> of) {}

  /** The cost of each cell. */
  @VariantArray
  public record Costs(Map<Vector2i, Integer> of) {}

  /** The same cells and costs as two lists. */
  @VariantArray
  public record CostLists(List<Vector2i> cells, List<Integer> costs) {}

  /** A list of records. */
  @VariantArray
  public record CellList(List<Expensive.Cell> of) {}
}
