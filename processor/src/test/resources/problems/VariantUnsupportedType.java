package game;

import io.variantmapper.annotations.*;

import java.net.Socket;
import java.util.*;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

@VariantDictionary
// FIXED @VariantImport(type = Socket.class, using = Sockets.class)
// FIXED @VariantImport(type = ThreadLocal.class, using = Locals.class)
// FIXED @VariantImport(type = java.time.Year.class, using = Years.class)
// FIXED @VariantImport(type = javax.net.SocketFactory.class, using = Factories.class)
// FIXED @VariantDictionary
record PlayerState(
    Socket socket, // ERROR socket [VariantUnsupportedType] PlayerState.socket has type java.net.Socket, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Engine engine, // ERROR engine [VariantUnsupportedType] PlayerState.engine has type game.Engine, which has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    List<Set<Engine>> engines, // ERROR engines [VariantUnsupportedType] PlayerState.engines has type java.util.List<java.util.Set<game.Engine>>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    ThreadLocal<String> local, // ERROR local [VariantUnsupportedType] PlayerState.local has type java.lang.ThreadLocal<java.lang.String>, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    java.time.Year founded, // ERROR founded [VariantUnsupportedType] PlayerState.founded has type java.time.Year, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    javax.net.SocketFactory sockets, // ERROR sockets [VariantUnsupportedType] PlayerState.sockets has type javax.net.SocketFactory, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Map<Socket, Engine> bySocket, // ERROR bySocket [VariantUnsupportedType] PlayerState.bySocket has type java.util.Map<java.net.Socket, game.Engine>, where java.net.Socket has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore. // ERROR bySocket [VariantUnsupportedType] PlayerState.bySocket has type java.util.Map<java.net.Socket, game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Map<Engine, Integer> byEngine, // ERROR byEngine [VariantUnsupportedType] PlayerState.byEngine has type java.util.Map<game.Engine, java.lang.Integer>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    CopyOnWriteArrayList<String> names, // ERROR names [VariantUnsupportedType] PlayerState.names has type java.util.concurrent.CopyOnWriteArrayList<java.lang.String>, which is not a collection that reading can create. Declare the field with an interface of java.util (such as List, Set, Deque or SortedMap), give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore.
    // FIXED List<String> names,
    SortedSet<Point> points, // ERROR points [VariantUnsupportedType] PlayerState.points has type java.util.SortedSet<game.Point>, which sorts objects that are not Comparable, and reading provides no Comparator. Use a Set or Map, or leave the field out with @VariantIgnore.
    // FIXED Set<Point> points,
    TreeMap<@Nullable String, Integer> scores, // ERROR scores [VariantUnsupportedType] PlayerState.scores has type java.util.TreeMap<java.lang.String, java.lang.Integer>, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set or Map, or leave the field out with @VariantIgnore.
    // FIXED Map<@Nullable String, Integer> scores,
    ConcurrentMap<String, Object> facts, // ERROR facts [VariantUnsupportedType] PlayerState.facts has type java.util.concurrent.ConcurrentMap<java.lang.String, java.lang.Object>, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set or Map, or leave the field out with @VariantIgnore.
    // FIXED Map<String, Object> facts,
    List<?> unknown, // ERROR unknown [VariantUnsupportedType] PlayerState.unknown has type java.util.List<?>, where ? does not show which type to read. Name the type, or a bound with ? extends, or leave the field out with @VariantIgnore.
    // FIXED List<String> unknown,
    Mode mode, // ERROR mode [VariantUnsupportedType] PlayerState.mode has type game.PlayerState.Mode, which can't be named by generated code, because it is private, or in another package and not public. Widen its access, or the access of a type around it, or leave the field out with @VariantIgnore.
    Box<?> box, // ERROR box [VariantUnsupportedType] PlayerState.box has type game.Box<?>, where ? does not show which type to read. Name the type, or a bound with ? extends, or leave the field out with @VariantIgnore.
    // FIXED Box<String> box,
    Ranking<? extends Name> ranking, // ERROR ranking [VariantUnsupportedType] PlayerState.ranking has type game.Ranking<? extends game.Name>, where ? extends game.Name is a wildcard that generated code can't replace with a type. Name the type, or leave the field out with @VariantIgnore.
    // FIXED Ranking<Name> ranking,
    Box<? extends byte[]> bytesBox, // ERROR bytesBox [VariantUnsupportedType] PlayerState.bytesBox has type game.Box<? extends byte[]>, where ? extends byte[] is a wildcard that generated code can't replace with a type. Name the type, or leave the field out with @VariantIgnore.
    // FIXED Box<byte[]> bytesBox,
    Box<Engine> engineBox, // ERROR engineBox [VariantUnsupportedType] PlayerState.engineBox has type game.Box<game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Optional<Optional<String>> maybe, // ERROR maybe [VariantUnsupportedType] PlayerState.maybe has type java.util.Optional<java.util.Optional<java.lang.String>>, which is an Optional or AtomicReference in another, and a nil does not show which of the two is empty. Use only one of them, or leave the field out with @VariantIgnore.
    // FIXED Optional<String> maybe,
    SortedSet<Engine> sorted, // ERROR sorted [VariantUnsupportedType] PlayerState.sorted has type java.util.SortedSet<game.Engine>, which sorts objects that are not Comparable, and reading provides no Comparator. Use a Set or Map, or leave the field out with @VariantIgnore. // ERROR sorted [VariantUnsupportedType] PlayerState.sorted has type java.util.SortedSet<game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED Set<Engine> sorted,
    ConcurrentMap<String, @Nullable Engine> nullable, // ERROR nullable [VariantUnsupportedType] PlayerState.nullable has type java.util.concurrent.ConcurrentMap<java.lang.String, game.Engine>, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set or Map, or leave the field out with @VariantIgnore. // ERROR nullable [VariantUnsupportedType] PlayerState.nullable has type java.util.concurrent.ConcurrentMap<java.lang.String, game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED Map<String, @Nullable Engine> nullable,
    CopyOnWriteArrayList<Engine> copied, // ERROR copied [VariantUnsupportedType] PlayerState.copied has type java.util.concurrent.CopyOnWriteArrayList<game.Engine>, which is not a collection that reading can create. Declare the field with an interface of java.util (such as List, Set, Deque or SortedMap), give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore. // ERROR copied [VariantUnsupportedType] PlayerState.copied has type java.util.concurrent.CopyOnWriteArrayList<game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED List<Engine> copied,
    @VariantField(as = HashSet.class) List<Engine> misfit, // ERROR .class [VariantInvalidImplementation] PlayerState.misfit is read as java.util.HashSet, which is not a subtype of java.util.List<game.Engine>. Name a class of your own, or one of ArrayList, LinkedList, Stack, Vector. // ERROR misfit [VariantUnsupportedType] PlayerState.misfit has type java.util.List<game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED @VariantField(as = ArrayList.class) List<Engine> misfit,
    Optional<Optional<Engine>> twice, // ERROR twice [VariantUnsupportedType] PlayerState.twice has type java.util.Optional<java.util.Optional<game.Engine>>, which is an Optional or AtomicReference in another, and a nil does not show which of the two is empty. Use only one of them, or leave the field out with @VariantIgnore. // ERROR twice [VariantUnsupportedType] PlayerState.twice has type java.util.Optional<java.util.Optional<game.Engine>>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED Optional<Engine> twice,
    Deque<@Nullable String> queue, // ERROR queue [VariantUnsupportedType] PlayerState.queue has type java.util.Deque<java.lang.String>, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set or Map, or leave the field out with @VariantIgnore.
    // FIXED List<@Nullable String> queue,
    @VariantField(unknownConstants = UnknownConstants.NULL) Deque<Thread.State> states) { // ERROR states [VariantUnsupportedType] PlayerState.states has type java.util.Deque<java.lang.Thread.State>, which can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set or Map, or leave the field out with @VariantIgnore.
    // FIXED @VariantField(unknownConstants = UnknownConstants.NULL) List<Thread.State> states) {
  private enum Mode {
  // FIXED enum Mode {
    EASY
  }
}

@VariantDictionary
class Raw {
  @SuppressWarnings("rawtypes")
  // FIXED Box<String> box;
  Box box; // ERROR box [VariantUnsupportedType] Raw.box has type game.Box, which has no type argument, so the type of its content is unknown. Add the type argument, or leave the field out with @VariantIgnore.
  // FIXED

  @SuppressWarnings("rawtypes")
  // FIXED List<String> list;
  List list; // ERROR list [VariantUnsupportedType] Raw.list has type java.util.List, which has no type argument, so the type of its content is unknown. Add the type argument, or leave the field out with @VariantIgnore.
  // FIXED
}

class Engine {}
// FIXED @VariantDictionary
// FIXED class Engine {}

// FIXED
// FIXED abstract class Sockets implements io.variantmapper.runtime.VariantSerializer<Socket> {
  // FIXED static final Sockets INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Locals implements io.variantmapper.runtime.VariantSerializer<ThreadLocal<String>> {
  // FIXED static final Locals INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Years implements io.variantmapper.runtime.VariantSerializer<java.time.Year> {
  // FIXED static final Years INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Factories implements io.variantmapper.runtime.VariantSerializer<javax.net.SocketFactory> {
  // FIXED static final Factories INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  // FIXED static final Threads INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Branches implements io.variantmapper.runtime.VariantSerializer<Branch> {
  // FIXED static final Branches INSTANCE = null;
// FIXED }
// FIXED
@VariantArray
record Point(int x, int y) {}

@VariantDictionary
record Choice<E extends Enum<E>>(
    EnumSet<E> chosen) {} // ERROR chosen [VariantUnsupportedType] Choice.chosen has type java.util.EnumSet<E>, which can't be created without the class of its constants, and this class is unknown for a type parameter. Use a Set or Map, or leave the field out with @VariantIgnore.
    // FIXED Set<E> chosen) {}

@VariantDictionary
record Name(String text) implements Comparable<Name> {
  @Override
  public int compareTo(Name other) {
    return text.compareTo(other.text);
  }
}

@VariantDictionary
record Ranking<T extends Comparable<T>>(T first) {}

@VariantDictionary
record Box<T>(
    T content,
    T[][] contents) {} // ERROR contents [VariantUnsupportedType] Box.contents has type T[][], which is an array of arrays of a type parameter, and reading can't create such an array. Use a List of arrays, or leave the field out with @VariantIgnore.
    // FIXED List<T[]> contents) {}

@VariantDictionary
record Page<T>(T[] items) {}

@VariantDictionary
record Book<T>(
    Page<T> cover,
    Page<T[]> pages, // ERROR pages [VariantUnsupportedType] Book.pages has type game.Page<T[]>, which contains arrays of its type argument, and reading can't create arrays of arrays of a type parameter. Use a List as the type argument, or leave the field out with @VariantIgnore.
    // FIXED Page<List<T>> pages,
    Page<? extends String[]> texts) {} // ERROR texts [VariantUnsupportedType] Book.texts has type game.Page<? extends java.lang.String[]>, where ? extends java.lang.String[] is a wildcard that generated code can't replace with a type. Name the type, or leave the field out with @VariantIgnore.
    // FIXED Page<String[]> texts) {}

@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
@interface Nullable {}

abstract class Den<T> {
  T inside;
  Thread guard; // ERROR guard [VariantUnsupportedType] Hole.guard has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
}

@VariantDictionary
// FIXED @VariantImport(type = Thread.class, using = Threads.class)
// FIXED @VariantDictionary
class Hole extends Den<Thread> {} // ERROR class [VariantUnsupportedType] Hole.inside has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.

/** Reports all problems that remain after the type is supported. */
@VariantDictionary
class Garage {
  @VariantField(flatten = true) Engine engine; // ERROR engine [VariantUnsupportedType] Garage.engine has type game.Engine, which has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
  @VariantField(defaultValue = "none", omitDefault = true) Engine spare; // ERROR "none" [VariantInvalidDefault] The default of Garage.spare can't be written as text, because its type is game.Engine. Name a static method of Garage with defaultFrom. // ERROR spare [VariantUnsupportedType] Garage.spare has type game.Engine, which has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
  // FIXED @VariantField(defaultFrom = "none", omitDefault = true) Engine spare;
// FIXED
  // FIXED static Engine none() {
    // FIXED return new Engine();
  // FIXED }
}

class Vault {
  private static class Hidden {
  // FIXED static class Hidden {
    public enum Kind {
      SILVER
    }
  }

  @VariantDictionary
  record Content(
      Hidden.Kind kind, // ERROR kind, [VariantUnsupportedType] Vault.Content.kind has type game.Vault.Hidden.Kind, which can't be named by generated code, because it is private, or in another package and not public. Widen its access, or the access of a type around it, or leave the field out with @VariantIgnore.
      SortedSet<?> sorted, // ERROR sorted, [VariantUnsupportedType] Vault.Content.sorted has type java.util.SortedSet<?>, where ? does not show which type to read. Name the type, or a bound with ? extends, or leave the field out with @VariantIgnore.
      // FIXED SortedSet<String> sorted,
      IdentityHashMap<String, Integer> counts) {} // ERROR counts) [VariantUnsupportedType] Vault.Content.counts has type java.util.IdentityHashMap<java.lang.String, java.lang.Integer>, which is not a collection that reading can create. Declare the field with an interface of java.util (such as List, Set, Deque or SortedMap), give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore.
      // FIXED Map<String, Integer> counts) {}
}

@VariantDictionary
record Lamp(
    java.awt.Color color) {} // ERROR color) [VariantUnsupportedType] Lamp.color has type java.awt.Color, which has no Variant type. Use io.variantmapper.runtime.value.Color instead, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED io.variantmapper.runtime.value.Color color) {}

@VariantDictionary
record Depot(
    Crate<String> crate, // ERROR crate, [VariantUnsupportedType] Depot.crate has type game.Crate<java.lang.String>, which has no Variant type. Annotate Crate with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    List<Tool> tools, // ERROR tools [VariantUnsupportedType] Depot.tools has type java.util.List<game.Tool>, where game.Tool has no Variant type. Make Tool sealed, or list its subtypes with @VariantSubtypes. Then annotate Tool and its subtypes with @VariantDictionary. As an alternative, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Key key) {} // ERROR key) [VariantUnsupportedType] Depot.key has type game.Key, which has no Variant type. Annotate Key and its subtypes with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.

record Crate<T>(T content) {}
// FIXED @VariantDictionary
// FIXED record Crate<T>(T content) {}

interface Tool {}
// FIXED @VariantDictionary
// FIXED sealed interface Tool {}

sealed interface Key {
// FIXED @VariantDictionary
// FIXED record Hammer() implements Tool {}
// FIXED
// FIXED @VariantDictionary
// FIXED sealed interface Key {
  record Spare(int id) implements Key {}
  // FIXED @VariantDictionary
  // FIXED record Spare(int id) implements Key {}
}

@VariantDictionary
// FIXED @VariantImport(type = Branch.class, using = Branches.class)
// FIXED @VariantDictionary
record Store(
    Sized sized, // ERROR sized, [VariantUnsupportedType] Store.sized has type game.Sized, which is a Collection that reading can't create. Make Sized a top-level or static class with a constructor that takes a Collection and is not private, give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore.
    Copied copied, // ERROR copied, [VariantUnsupportedType] Store.copied has type game.Copied, which is a Collection that reading can't create. Make Copied a top-level or static class with a constructor that takes a Collection and is not private, give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore.
    Texts texts, // ERROR texts, [VariantUnsupportedType] Store.texts has type game.Texts, which is abstract, so reading can't create it. Name a concrete class with @VariantField(as = …), give the field a serializer with @VariantField(using = …), or leave the field out with @VariantIgnore.
    // FIXED @VariantField(as = Sized.class) Texts texts,
    Heap<? extends Tool> heap, // ERROR heap, [VariantUnsupportedType] Store.heap has type game.Heap<? extends game.Tool>, which has a wildcard, so reading can't create it. Name the type, or leave the field out with @VariantIgnore.
    // FIXED Heap<Tool> heap,
    Branch branch, // ERROR branch, [VariantUnsupportedType] Store.branch has type game.Branch, which is a collection or map that contains itself. Import a serializer for Branch with @VariantImport, or leave the field out with @VariantIgnore.
    Heap raw) {} // ERROR raw) [VariantUnsupportedType] Store.raw has type game.Heap, which has no type argument, so the type of its content is unknown. Add the type argument, or leave the field out with @VariantIgnore.
    // FIXED Heap<String> raw) {}

final class Sized extends ArrayList<String> {
// FIXED final class Sized extends ArrayList<String> implements Texts {
  Sized(int capacity) {
  // FIXED Sized(Collection<String> all) {
    super(capacity);
    // FIXED super(all);
  }
}

final class Copied extends CopyOnWriteArrayList<String> {}
// FIXED final class Copied extends CopyOnWriteArrayList<String> {
  // FIXED Copied(Collection<String> all) {
    // FIXED super(all);
  // FIXED }
// FIXED }

interface Texts extends List<String> {}

class Heap<E> extends ArrayList<E> {}

class Branch extends ArrayList<Branch> {}

@VariantDictionary
record Clock(
    Calendar calendar, // ERROR calendar, [VariantUnsupportedType] Clock.calendar has type java.util.Calendar, which has no Variant type. Use java.time.ZonedDateTime instead, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED java.time.ZonedDateTime calendar,
    java.util.concurrent.atomic.AtomicReference<Optional<String>> state, // ERROR state, [VariantUnsupportedType] Clock.state has type java.util.concurrent.atomic.AtomicReference<java.util.Optional<java.lang.String>>, which is an Optional or AtomicReference in another, and a nil does not show which of the two is empty. Use only one of them, or leave the field out with @VariantIgnore.
    // FIXED Optional<String> state,
    Class<?> kind, // ERROR kind, [VariantUnsupportedType] Clock.kind has type java.lang.Class<?>, which has no Variant type. Use java.lang.String instead, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED String kind,
    Map.Entry<String, Engine> best, // ERROR best, [VariantUnsupportedType] Clock.best has type java.util.Map.Entry<java.lang.String, game.Engine>, where game.Engine has no Variant type. Annotate Engine with @VariantDictionary, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Number ticks) {} // ERROR ticks) [VariantUnsupportedType] Clock.ticks has type java.lang.Number, which has no Variant type. Use double, long or java.math.BigDecimal instead, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED double ticks) {}

@VariantDictionary
// FIXED @VariantImport(type = com.palantir.javapoet.NameAllocator.class, using = Allocators.class)
// FIXED @VariantDictionary
record Shelf(
    com.palantir.javapoet.NameAllocator names, // ERROR names [VariantUnsupportedType] Shelf.names has type com.palantir.javapoet.NameAllocator, which has no Variant type, and is not compiled here, so it can't be annotated. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    FixedDoor door) {} // ERROR door) [VariantUnsupportedType] Shelf.door has type game.FixedDoor, which has no Variant type, because another processor generates it from Door. Declare the field with Door, and annotate Door with @VariantDictionary. As an alternative, import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED Door door) {}

interface Door {
// FIXED @VariantDictionary
// FIXED interface Door {
  int width();

  static Door of(int width) {
    return null;
  }
}

@Generated
class FixedDoor implements Door {
  @Override
  public int width() {
    return 0;
  }
}

@interface Generated {}
// FIXED @interface Generated {}
// FIXED
// FIXED abstract class Allocators implements io.variantmapper.runtime.VariantSerializer<com.palantir.javapoet.NameAllocator> {
  // FIXED static final Allocators INSTANCE = null;
// FIXED }
