package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

@VariantDictionary
public final class Tree<T> {
  public T value;
  public List<Tree<T>> children = new ArrayList<>();
  public Map<String, ? extends T> named = Map.of();
}
