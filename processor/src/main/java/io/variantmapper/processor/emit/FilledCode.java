package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerClass.Collected;
import io.variantmapper.processor.model.ContainerClass.LookUp;
import io.variantmapper.processor.model.ContainerClass.Start;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.Collection;

/** Emits the code for containers that reading creates and then fills. */
interface FilledCode extends ContainerCode {
  private ContainerClass filled() {
    return mapping().filled();
  }

  default String className() {
    ClassName name = filled().isGiven() ? filled().name() : mapping().declared();
    return name.simpleName();
  }

  default TypeName collectedType() {
    return filled()
        .collected()
        .map(elements -> withParts(elements.declared()))
        .orElseGet(() ->
            mapping().isIterable() ? withParts(ClassName.get(Collection.class)) : filledType());
  }

  // new ArrayList<>()
  @Override
  default Code empty() {
    return finish(create(filled(), true));
  }

  /**
   * Returns the statement that declares the container that reading fills. The type arguments of the
   * JDK's usual classes are written out, because javac would infer them by trying each constructor.
   */
  // var elements = new ArrayList<Item>(in.capacity(count));
  // Tags elements = new Tags();
  default Code start() {
    boolean isUsual = filled().collected().isEmpty() && filled().start() == Start.CAPACITY;
    return isUsual
        ? Code.statement(
            "var elements =$Wnew $T($L)", withParts(filled().name()), capacity(filled()))
        : Code.statement("$T elements =$W$L", collectedType(), create(filled(), false));
  }

  /** Returns the capacity for all elements. Hash tables grow if they are three quarters full. */
  // in.capacity(count)
  // in.capacity(count) * 4 / 3
  private static String capacity(ContainerClass filled) {
    return filled.lookUp() == LookUp.UNHASHED ? "in.capacity(count)" : "in.capacity(count) * 4 / 3";
  }

  // elements
  // new Tags(elements)
  // ImmutableList.copyOf(elements)
  default Code finish(Code elements) {
    if (filled().collected().isEmpty()) {
      return elements;
    }
    Collected collected = filled().collected().get();
    return collected.isByConstructor()
        ? Code.of(
            "new $T$L($L)",
            filled().name(),
            filled().start() == ContainerClass.Start.NOT_GENERIC ? "" : "<>",
            elements)
        : Code.of("$T.$N($L)", filled().name(), collected.method(), elements);
  }

  /**
   * Returns the expression that creates an empty container.
   *
   * @param isEmpty whether the container stays empty
   */
  // new ArrayList<>(in.capacity(count))
  // new TreeSet<>()
  // new Names()
  // new EnumMap<>(Kind.class)
  // EnumSet.noneOf(Kind.class)
  private Code create(ContainerClass filled, boolean isEmpty) {
    if (filled.collected().isPresent()) {
      return create(filled.collected().get().filled(), isEmpty);
    }
    TypeName key = mapping().first().mapping().type();
    return switch (filled.start()) {
      case EMPTY -> Code.of("new $T<>()", filled.name());
      case NOT_GENERIC -> Code.of("new $T()", filled.name());
      case CAPACITY -> Code.of("new $T<>($L)", filled.name(), isEmpty ? "" : capacity(filled));
      case ENUM -> Code.of("new $T<>($T.class)", filled.name(), key);
      case NONE_OF_ENUM -> Code.of("$T.noneOf($T.class)", filled.name(), key);
    };
  }

  // CollisionGuard guard = new CollisionGuard(in);
  // CollisionGuard guard = CollisionGuard.ofUnsorted(in);
  default Code guard() {
    if (!isGuarded()) {
      return Code.NONE;
    }
    return filled().lookUp() == LookUp.SORTED_HASHES
        ? Code.statement("${CollisionGuard} guard = new ${CollisionGuard}(in)")
        : Code.statement("${CollisionGuard} guard = ${CollisionGuard}.ofUnsorted(in)");
  }

  /**
   * Returns whether elements or keys with equal hash codes would make reading slow. Enums have few
   * constants. A HashMap stays fast if keys with equal hash codes are Comparable, because it sorts
   * them; but it does not sort null.
   */
  default boolean isGuarded() {
    Slot key = mapping().first();
    if (key.mapping().kind() == Mapping.Kind.ENUM) {
      return false;
    }
    return switch (filled().lookUp()) {
      case UNHASHED -> false;
      case SORTED_HASHES -> key.nullable() || !key.mapping().isSorted();
      case HASHES -> true;
    };
  }
}
