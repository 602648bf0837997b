// Solves 51 problems.
package game;

import io.variantmapper.annotations.*;

import java.net.Socket;
import java.util.*;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

@VariantImport(type = Socket.class, using = Sockets.class)
@VariantImport(type = ThreadLocal.class, using = Locals.class)
@VariantImport(type = java.time.Year.class, using = Years.class)
@VariantImport(type = javax.net.SocketFactory.class, using = Factories.class)
@VariantDictionary
record PlayerState(
    Socket socket,
    Engine engine,
    List<Set<Engine>> engines,
    ThreadLocal<String> local,
    java.time.Year founded,
    javax.net.SocketFactory sockets,
    Map<Socket, Engine> bySocket,
    Map<Engine, Integer> byEngine,
    List<String> names,
    List<String> any,
    Set<Point> points,
    Map<@Nullable String, Integer> scores,
    Map<String, Object> facts,
    List<String> unknown,
    Mode mode,
    Box<String> box,
    Ranking<Name> ranking,
    Box<byte[]> bytesBox,
    Box<Engine> engineBox,
    Optional<String> maybe,
    List<@Nullable String> queue,
    @VariantField(unknownConstants = UnknownConstants.NULL) List<Thread.State> states) {
  enum Mode {
    EASY
  }
}

@VariantDictionary
class Raw {
  Box<String> box;

  List<String> list;
}

@VariantDictionary
class Engine {}

abstract class Sockets implements io.variantmapper.runtime.VariantSerializer<Socket> {
  static final Sockets INSTANCE = null;
}

abstract class Locals implements io.variantmapper.runtime.VariantSerializer<ThreadLocal<String>> {
  static final Locals INSTANCE = null;
}

abstract class Years implements io.variantmapper.runtime.VariantSerializer<java.time.Year> {
  static final Years INSTANCE = null;
}

abstract class Factories implements io.variantmapper.runtime.VariantSerializer<javax.net.SocketFactory> {
  static final Factories INSTANCE = null;
}

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

abstract class Branches implements io.variantmapper.runtime.VariantSerializer<Branch> {
  static final Branches INSTANCE = null;
}

@VariantArray
record Point(int x, int y) {}

@VariantDictionary
record Choice<E extends Enum<E>>(
    Set<E> chosen) {}

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
    List<T[]> contents) {}

@VariantDictionary
record Page<T>(T[] items) {}

@VariantDictionary
record Book<T>(
    Page<T> cover,
    Page<List<T>> pages,
    Page<String[]> texts) {}

@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
@interface Nullable {}

abstract class Den<T> {
  T inside;
  Thread guard;
}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
class Hole extends Den<Thread> {}

/** Reports all problems that remain after the type is supported. */
@VariantDictionary
class Garage {
  @VariantField(flatten = true) Engine engine;
  @VariantField(defaultFrom = "none", omitDefault = true) Engine spare;

  static Engine none() {
    return new Engine();
  }
}

class Vault {
  static class Hidden {
    public enum Kind {
      SILVER
    }
  }

  @VariantDictionary
  record Content(
      Hidden.Kind kind,
      SortedSet<String> sorted,
      Map<String, Integer> counts) {}
}

@VariantDictionary
record Lamp(
    io.variantmapper.runtime.value.Color color) {}

@VariantDictionary
record Depot(
    Crate<String> crate,
    List<Tool> tools,
    Key key) {}

@VariantDictionary
record Crate<T>(T content) {}

@VariantDictionary
sealed interface Tool {}

@VariantDictionary
record Hammer() implements Tool {}

@VariantDictionary
sealed interface Key {
  @VariantDictionary
  record Spare(int id) implements Key {}
}

@VariantImport(type = Branch.class, using = Branches.class)
@VariantDictionary
record Store(
    Sized sized,
    Copied copied,
    @VariantField(as = Sized.class) Texts texts,
    Heap<Tool> heap,
    Branch branch,
    Heap<String> raw) {}

final class Sized extends ArrayList<String> implements Texts {
  Sized(Collection<String> all) {
    super(all);
  }
}

final class Copied extends CopyOnWriteArrayList<String> {
  Copied(Collection<String> all) {
    super(all);
  }
}

interface Texts extends List<String> {}

class Heap<E> extends ArrayList<E> {}

class Branch extends ArrayList<Branch> {}

@VariantDictionary
record Clock(
    java.time.ZonedDateTime calendar,
    String state,
    double ticks) {}

@VariantImport(type = com.palantir.javapoet.NameAllocator.class, using = Allocators.class)
@VariantDictionary
record Shelf(
    com.palantir.javapoet.NameAllocator names,
    Door door) {}

@VariantDictionary
interface Door {
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

abstract class Allocators implements io.variantmapper.runtime.VariantSerializer<com.palantir.javapoet.NameAllocator> {
  static final Allocators INSTANCE = null;
}
