package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import java.util.Optional;

/**
 * Emits the code for the values of one mapping. Each kind of mapping has one class that implements
 * this interface.
 */
interface ValueCode {
  Code UNKNOWN_SIZE = Code.of("${ExpectedSize}.UNKNOWN");

  Mapping mapping();

  GeneratedMembers members();

  /** Names the private members that the code for such values needs. */
  default void declare() {}

  /** Returns a method that {@link #declare} has named, by the first word of its name. */
  default MethodSpec method(String verb) {
    throw new IllegalArgumentException(verb + " is a method of other values: " + mapping());
  }

  /** Describes the type in words for the name of a method, such as MapOfStringToIntArray. */
  default String words() {
    return Names.words(mapping().type());
  }

  /** Returns the words for an element, key, value or type argument. */
  default String words(boolean isNullable) {
    return isNullable ? "Nullable" + words() : words();
  }

  /** Returns the words for the unit of a number; empty if the values have no unit. */
  default String unit() {
    return "";
  }

  /** Returns the code that writes a value that is neither null nor an empty Optional. */
  Code write(Code value);

  /**
   * Returns whether the code from {@link #write} needs no check for null: either this code writes
   * nil for null, or the value is never null.
   */
  default boolean takesNull() {
    return !mapping().type().isBoxedPrimitive();
  }

  /** Returns the condition that a value is neither null nor an empty Optional. */
  // label != null
  default Code isPresent(Code value) {
    return Code.of("$L != null", value);
  }

  /**
   * Returns the code that writes a value. The code writes nil for null and for an empty Optional.
   *
   * @param value an expression. If {@link #takesNull} returns false, it must be a variable, because
   *     the code contains it several times.
   */
  // if (level != null) {
  //   out.writeInt(level);
  // } else {
  //   out.writeNil();
  // }
  default Code writeOrNil(Code value) {
    return takesNull() ? write(value) : Code.ifElse(isPresent(value), write(value), Code.WRITE_NIL);
  }

  /**
   * Returns the code that writes the value of a field.
   *
   * @param value an expression; if the field refuses null, the result of {@link ObjectCode#checked}
   * @param local a name that no other variable of the method has
   */
  // out.writeString(value.guild());
  // Integer level = value.level();
  // …
  default Code write(Field field, Code value, String local) {
    return field.presence().refusesNull() || takesNull()
        ? write(value)
        : Code.builder()
            .addStatement("$T $N = $L", mapping().type(), local, value)
            .add(writeOrNil(Code.of("$N", local)))
            .build();
  }

  /**
   * Returns the expression that reads a value without a check for nil. An Optional is the
   * exception: a nil is read as the empty Optional.
   */
  Code read();

  /**
   * Returns the expression that reads a value. If the packet contains a nil instead, the result is
   * {@code ofNil} or, for an Optional, always the empty Optional.
   */
  // in.skipNil() ? null : in.readString()
  default Code readOr(Code ofNil) {
    return Code.of("in.skipNil() ? $L$W: $L", ofNil, read());
  }

  /**
   * Returns the value that stands for a missing value or a nil: null, 0, false or an empty
   * Optional.
   */
  default Code absent() {
    return LiteralCode.zero(mapping().type());
  }

  /**
   * Returns a condition on the serializer of a type argument, because this serializer may read nil
   * itself. If the mapping is not a type parameter, returns no code.
   *
   * @param condition the format of the condition, with a placeholder for the serializer
   */
  // tSerializer.readsNil() ||
  default Code ofArgument(String condition) {
    return Code.NONE;
  }

  /**
   * Returns the word in the names of the methods that write and read such values as arguments of
   * calls, without a writer or reader of values, such as Int; empty if there are no such methods.
   */
  default Optional<String> argumentWord() {
    return Optional.empty();
  }

  /** Returns whether such a value is sent as bytes alone if it is the only argument of a call. */
  default boolean isBareInCalls() {
    return false;
  }

  /** Returns whether unknown constants of an enum are skipped when a container is read. */
  default boolean skipsUnknown() {
    return false;
  }

  /** Returns whether one call reads a value, and the value is neither an array nor a container. */
  default boolean isReadAtOnce() {
    return mapping().type().isPrimitive();
  }

  /** Returns whether {@link #serializer} is supported. If so, no nested class is needed. */
  default boolean hasSerializer() {
    return false;
  }

  /** Returns the expression for the serializer of the values, if there is such a serializer. */
  default Code serializer() {
    throw new IllegalArgumentException("No serializer: " + mapping().type());
  }

  /**
   * Returns whether the size of a value is computed from nested values. They may contain the object
   * itself.
   */
  default boolean looksInto() {
    return false;
  }

  /**
   * Returns the expression for the expected size of a value in bytes, which may be null; {@link
   * #UNKNOWN_SIZE} for a value whose size is not worth computing.
   *
   * @param depth the expression for the remaining depth
   */
  default Code size(Code value, String depth) {
    return hasSerializer()
        ? Code.of("$L.expectedSize($L, $L)", serializer(), value, depth)
        : UNKNOWN_SIZE;
  }

  /** Returns whether it is certain that a value is not a container and does not contain one. */
  default boolean isPlain() {
    return false;
  }

  /**
   * Returns the place of a value that is never null in the bytes of a run; empty if it has none.
   */
  default Optional<Hole> hole() {
    return Optional.empty();
  }

  // before.hp() != after.hp()
  // Float.compare(before.speed(), after.speed()) != 0
  // !Arrays.equals(before.path(), after.path())
  // !Objects.deepEquals(before.content(), after.content())   (which may be an array)
  // !Objects.equals(before.name(), after.name())
  default Code differs(Code one, Code other) {
    TypeName type = mapping().type();
    Optional<TypeName> component = JavaTypes.component(type);
    if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return Code.of("$T.compare($L, $L) != 0", type.box(), one, other);
    } else if (type.isPrimitive()) {
      return Code.of("$L != $L", one, other);
    }
    String equals = mayBeArray(component.orElse(type)) ? "deepEquals" : "equals";
    String format = component.isPresent() ? "!${Arrays}.$L($L, $L)" : "!${Objects}.$L($L, $L)";
    return Code.of(format, equals, one, other);
  }

  private static boolean mayBeArray(TypeName type) {
    return JavaTypes.isArray(type)
        || JavaTypes.variable(type).isPresent()
        || type.equals(ClassName.OBJECT);
  }

  /** Returns the expression for the value that is read from an empty text or container. */
  // ""
  // new int[0]
  default Code empty() {
    return JavaTypes.component(mapping().type())
        .map(element -> EmptyArray.of(element, members()))
        .orElse(Code.of("$S", ""));
  }
}
