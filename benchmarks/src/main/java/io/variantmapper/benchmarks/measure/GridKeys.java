package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.domain.Expensive.Cell;
import io.variantmapper.benchmarks.domain.Expensive.Cells;
import io.variantmapper.benchmarks.domain.Expensive_CellsVariantSerializer;
import io.variantmapper.benchmarks.domain.Grids.CellList;
import io.variantmapper.benchmarks.domain.Grids.CostLists;
import io.variantmapper.benchmarks.domain.Grids.Costs;
import io.variantmapper.benchmarks.domain.Grids.VectorSet;
import io.variantmapper.benchmarks.domain.Grids.Vectors;
import io.variantmapper.benchmarks.domain.Grids_CellListVariantSerializer;
import io.variantmapper.benchmarks.domain.Grids_CostListsVariantSerializer;
import io.variantmapper.benchmarks.domain.Grids_CostsVariantSerializer;
import io.variantmapper.benchmarks.domain.Grids_VectorSetVariantSerializer;
import io.variantmapper.benchmarks.domain.Grids_VectorsVariantSerializer;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Vector2i;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Sets and maps whose keys are the cells of a square.
 *
 * <pre>{@code
 * Object set = GridKeys.SET.grid(512).read().get();
 * }</pre>
 */
public enum GridKeys {
  /** A set of vectors. */
  SET("`Set<Vector2i>`"),
  /** A map whose keys are vectors. */
  MAP("`Map<Vector2i, Integer>`"),
  /** A set of records, as many of which have equal hash codes as reading accepts. */
  WORST("`Set<Cell>`, 138 cells with each hash code");

  /** Reading accepts this number in packets of more than 6 MB. */
  private static final int EQUAL_HASH_CODES = 138;

  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  private final String title;

  GridKeys(String title) {
    this.title = title;
  }

  /** Returns the name of the container in tables. */
  public String title() {
    return title;
  }

  /**
   * The operations that are measured.
   *
   * @param read reads the set or the map
   * @param fill fills a {@code HashSet} or a {@code HashMap} with the objects of the grid
   * @param readLists reads the same objects as lists
   */
  public record Grid(Supplier<Object> read, Supplier<Object> fill, Supplier<Object> readLists) {}

  /** Returns the operations for a grid of {@code side} × {@code side} cells. */
  public Grid grid(int side) {
    return switch (this) {
      case SET -> {
        List<Vector2i> cells = list(side, i -> new Vector2i(i / side, i % side));
        yield new Grid(
            reading(
                Grids_VectorSetVariantSerializer.INSTANCE,
                new VectorSet(new LinkedHashSet<>(cells))),
            () -> filled(cells),
            reading(Grids_VectorsVariantSerializer.INSTANCE, new Vectors(cells)));
      }
      case MAP -> {
        List<Vector2i> cells = list(side, i -> new Vector2i(i / side, i % side));
        List<Integer> costs = list(side, i -> i);
        Map<Vector2i, Integer> map = new LinkedHashMap<>();
        cells.forEach(cell -> map.put(cell, costs.get(map.size())));
        yield new Grid(
            reading(Grids_CostsVariantSerializer.INSTANCE, new Costs(map)),
            () -> filled(cells, costs),
            reading(Grids_CostListsVariantSerializer.INSTANCE, new CostLists(cells, costs)));
      }
      case WORST -> {
        List<Cell> cells = list(side, GridKeys::colliding);
        yield new Grid(
            reading(
                Expensive_CellsVariantSerializer.INSTANCE, new Cells(new LinkedHashSet<>(cells))),
            () -> filled(cells),
            reading(Grids_CellListVariantSerializer.INSTANCE, new CellList(cells)));
      }
    };
  }

  private static <T> List<T> list(int side, IntFunction<T> element) {
    List<T> elements = new ArrayList<>(side * side);
    for (int i = 0; i < side * side; i++) {
      elements.add(element.apply(i));
    }
    return elements;
  }

  private static Cell colliding(int i) {
    int member = i % EQUAL_HASH_CODES;
    return new Cell(member, i / EQUAL_HASH_CODES - 31 * member);
  }

  private static <T> Supplier<Object> reading(VariantSerializer<T> serializer, T value) {
    byte[] packet = serializer.encode(value, FORMAT);
    return () -> serializer.decode(packet, FORMAT);
  }

  private static <T> Set<T> filled(List<T> cells) {
    Set<T> set = new HashSet<>();
    for (T cell : cells) {
      set.add(cell);
    }
    return set;
  }

  private static Map<Vector2i, Integer> filled(List<Vector2i> cells, List<Integer> costs) {
    Map<Vector2i, Integer> map = new HashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      map.put(cells.get(i), costs.get(i));
    }
    return map;
  }
}
