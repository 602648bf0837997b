// Solves 23 problems.
package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.VariantSerializer;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Bag(
    @VariantField(as = LinkedList.class) List<String> names,
    @VariantField(as = TreeMap.class) NavigableMap<String, Integer> ages,
    @VariantField(as = ArrayList.class) List<Integer> counts,
    @VariantField(as = HashSet.class) Set<String> kinds,
    @VariantField(as = ArrayList.class) List<String> open,
    @VariantField(as = ArrayList.class) List<String> copies,
    @VariantField(as = Sized.class) List<String> sized,
    @VariantField(as = Outer.Inner.class) List<String> inner,
    @VariantField(as = HashSet.class) Set<Bag> bags,
    @VariantField(as = HashMap.class) Map<String, @Nullable String> nulls,
    @VariantField(using = TextsSerializer.class) List<String> own,
    Optional<String> maybe,
    int[] packed,
    String text,
    List<Circle> shapes,
    @VariantField(as = Circle.class) Shape line,
    @VariantField(as = Square.class) Shape square,
    @VariantField(using = TimesSerializer.class) java.io.Serializable when,
    @VariantField(as = HashMap.class) Map<String, String> pairs,
    @VariantField(as = Square.class) Shape box,
    Circle circle,
    Solid solid) {}

interface Shape {}

record Line() {}

@VariantDictionary
record Square() implements Shape {}

@VariantDictionary
record Box<T>(T content) implements Shape {}

@VariantDictionary
sealed interface Solid {}

@VariantDictionary
record Circle(int r) implements Solid, Shape {}

final class Texts extends ArrayList<String> {}

final class Sized extends ArrayList<String> {
  Sized() {}
}

final class Outer {
  static final class Inner extends ArrayList<String> {}

  static final class Hidden extends ArrayList<String> {}

  @VariantDictionary
  record Pocket(@VariantField(as = Hidden.class) List<String> hidden) {}
}

abstract class TextsSerializer implements VariantSerializer<List<String>> {
  static final TextsSerializer INSTANCE = null;
}

abstract class TimesSerializer implements VariantSerializer<java.io.Serializable> {
  static final TimesSerializer INSTANCE = null;
}
