package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.VariantSerializer;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
// FIXED import java.util.HashMap;
// FIXED import java.util.HashSet;
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
    @VariantField(as = HashSet.class) List<String> names, // ERROR .class [VariantInvalidImplementation] Bag.names is read as java.util.HashSet, which is not a subtype of java.util.List<java.lang.String>. Name a class of your own, or one of ArrayList, LinkedList, Stack, Vector.
    // FIXED @VariantField(as = LinkedList.class) List<String> names,
    @VariantField(as = int.class) NavigableMap<String, Integer> ages, // ERROR .class [VariantInvalidImplementation] Bag.ages is read as int, which is not a subtype of java.util.NavigableMap<java.lang.String, java.lang.Integer>. Name a class of your own, or one of TreeMap, ConcurrentSkipListMap.
    // FIXED @VariantField(as = TreeMap.class) NavigableMap<String, Integer> ages,
    @VariantField(as = Texts.class) List<Integer> counts, // ERROR .class [VariantInvalidImplementation] Bag.counts is read as game.Texts, which is not a subtype of java.util.List<java.lang.Integer>. Name a class of your own, or one of ArrayList, LinkedList, Stack, Vector.
    // FIXED @VariantField(as = ArrayList.class) List<Integer> counts,
    @VariantField(as = EnumSet.class) Set<String> kinds, // ERROR .class [VariantInvalidImplementation] Bag.kinds is read as java.util.EnumSet, which is not a subtype of java.util.Set<java.lang.String>. Name a class of your own, or one of HashSet, LinkedHashSet, TreeSet, ConcurrentSkipListSet.
    // FIXED @VariantField(as = HashSet.class) Set<String> kinds,
    @VariantField(as = AbstractList.class) List<String> open, // ERROR .class [VariantInvalidImplementation] Bag.open is read as java.util.AbstractList, which is abstract, so reading can't create it. Name a class of your own, or one of ArrayList, LinkedList, Stack, Vector.
    // FIXED @VariantField(as = ArrayList.class) List<String> open,
    @VariantField(as = CopyOnWriteArrayList.class) List<String> copies, // ERROR .class [VariantInvalidImplementation] Bag.copies is read as java.util.concurrent.CopyOnWriteArrayList, which is a class of the JDK that reading does not support. Name a class of your own, or one of ArrayList, LinkedList, Stack, Vector.
    // FIXED @VariantField(as = ArrayList.class) List<String> copies,
    @VariantField(as = Sized.class) List<String> sized, // ERROR .class [VariantInvalidImplementation] Bag.sized is read as game.Sized, which generated code can't create. Make it a top-level or static class, and give it a non-private constructor without parameters.
    @VariantField(as = Outer.Inner.class) List<String> inner, // ERROR .class [VariantInvalidImplementation] Bag.inner is read as game.Outer.Inner, which generated code can't create. Make it a top-level or static class, and give it a non-private constructor without parameters.
    @VariantField(as = TreeSet.class) Set<Bag> bags, // ERROR .class [VariantInvalidImplementation] Bag.bags is read as java.util.TreeSet, which sorts objects that are not Comparable, and reading provides no Comparator. Name a class that does not sort.
    // FIXED @VariantField(as = HashSet.class) Set<Bag> bags,
    @VariantField(as = ConcurrentHashMap.class) Map<String, @Nullable String> nulls, // ERROR .class [VariantInvalidImplementation] Bag.nulls is read as java.util.concurrent.ConcurrentHashMap, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Name another class.
    // FIXED @VariantField(as = HashMap.class) Map<String, @Nullable String> nulls,
    @VariantField(as = LinkedList.class, using = TextsSerializer.class) List<String> own, // ERROR .class [VariantInvalidImplementation] Bag.own is read as java.util.LinkedList, but the serializer game.TextsSerializer creates its value. Remove the option "as", or remove the serializer.
    // FIXED @VariantField(using = TextsSerializer.class) List<String> own,
    @VariantField(as = LinkedList.class) Optional<String> maybe, // ERROR .class [VariantInvalidImplementation] Bag.maybe is mapped as java.util.LinkedList, but java.lang.String can't be mapped as another class. Remove the option "as".
    // FIXED Optional<String> maybe,
    @VariantField(as = TreeMap.class) int[] packed, // ERROR .class [VariantInvalidImplementation] Bag.packed is mapped as java.util.TreeMap, but int[] can't be mapped as another class. Remove the option "as".
    // FIXED int[] packed,
    @VariantField(as = TreeMap.class) String text, // ERROR .class [VariantInvalidImplementation] Bag.text is mapped as java.util.TreeMap, but java.lang.String can't be mapped as another class. Remove the option "as".
    // FIXED String text,
    @VariantField(as = Circle.class) List<Shape> shapes, // ERROR .class [VariantInvalidImplementation] Bag.shapes is read as game.Circle, which fits the content of java.util.List<game.Shape>, but is not a subtype of java.util.List<game.Shape> itself. Declare the content as game.Circle, and remove the option "as".
    // FIXED List<Circle> shapes,
    @VariantField(as = Line.class) Shape line, // ERROR .class [VariantInvalidImplementation] Bag.line is mapped as game.Line, which is not a subtype of game.Shape. Name a mapped class that extends or implements game.Shape, or remove the option "as".
    // FIXED @VariantField(as = Circle.class) Shape line,
    @VariantField(as = Square.class) Shape square, // ERROR .class [VariantInvalidImplementation] Bag.square is mapped as game.Square, which is not mapped itself. Annotate game.Square with @VariantDictionary or @VariantArray.
    @VariantField(as = java.util.Date.class) java.io.Serializable when, // ERROR .class [VariantInvalidImplementation] Bag.when is mapped as java.util.Date, which is not mapped itself, and is not compiled here, so it can't be annotated. Give the field a serializer with @VariantField(using = …) instead of the option "as".
    // FIXED @VariantField(using = TimesSerializer.class) java.io.Serializable when,
    @VariantField(as = com.google.common.collect.HashBiMap.class) Map<String, String> pairs, // ERROR .class [VariantInvalidImplementation] Bag.pairs is read as com.google.common.collect.HashBiMap, which generated code can't create, because it has no accessible constructor without parameters. Name a class of your own, or one of HashMap, LinkedHashMap, TreeMap, ConcurrentHashMap, ConcurrentSkipListMap.
    // FIXED @VariantField(as = HashMap.class) Map<String, String> pairs,
    @VariantField(as = Box.class) Shape box, // ERROR .class [VariantInvalidImplementation] Bag.box is mapped as game.Box, which has type parameters. Name a class without type parameters.
    // FIXED @VariantField(as = Square.class) Shape box,
    @VariantField(as = Circle.class) Circle circle, // ERROR .class [VariantInvalidImplementation] Bag.circle sets the option "as" to game.Circle, but its value already has this type. Remove the option "as".
    // FIXED Circle circle,
    @VariantField(as = Circle.class) Solid solid) {} // ERROR .class [VariantInvalidImplementation] Bag.solid is mapped as game.Circle, but the type of its value, game.Solid, is already mapped. Remove the option "as", or declare the field as game.Circle.
    // FIXED Solid solid) {}

interface Shape {}

record Line() {}

record Square() implements Shape {}
// FIXED @VariantDictionary
// FIXED record Square() implements Shape {}

@VariantDictionary
record Box<T>(T content) implements Shape {}

@VariantDictionary
sealed interface Solid {}

@VariantDictionary
record Circle(int r) implements Solid, Shape {}

final class Texts extends ArrayList<String> {}

final class Sized extends ArrayList<String> {
  Sized(int capacity) {
  // FIXED Sized() {}
    super(capacity);
    // FIXED
  }
  // FIXED
}

final class Outer {
  final class Inner extends ArrayList<String> {}
  // FIXED static final class Inner extends ArrayList<String> {}

  private static final class Hidden extends ArrayList<String> {}
  // FIXED static final class Hidden extends ArrayList<String> {}

  @VariantDictionary
  record Pocket(@VariantField(as = Hidden.class) List<String> hidden) {} // ERROR .class [VariantInvalidImplementation] Outer.Pocket.hidden is read as game.Outer.Hidden, which generated code can't name, because it is private, or in another package and not public. Widen its access, or the access of a type around it.
}

abstract class TextsSerializer implements VariantSerializer<List<String>> {
  static final TextsSerializer INSTANCE = null;
}
// FIXED }
// FIXED
// FIXED abstract class TimesSerializer implements VariantSerializer<java.io.Serializable> {
  // FIXED static final TimesSerializer INSTANCE = null;
// FIXED }
