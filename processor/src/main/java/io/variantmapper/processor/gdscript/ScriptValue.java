package io.variantmapper.processor.gdscript;

/**
 * Generates the GDScript for the values of one type on the wire. Each kind of wire type has one
 * class that implements this interface.
 */
interface ScriptValue {
  boolean isNullable();

  ScriptParts parts();

  /** Returns the type of a variable for values that are never null; empty if it holds any value. */
  String typeName();

  default String member() {
    return isNullable() ? "" : typeName();
  }

  /** Returns the type of an element of an Array or a value of a Dictionary. */
  default String element() {
    return member();
  }

  /**
   * Returns whether keys of the type are not converted. Such keys keep the form that they have in
   * the packet, so that look-ups find equal keys.
   */
  default boolean isRawKey() {
    return false;
  }

  /** Returns the type of a key; empty if the key is not converted. */
  default String key() {
    return isRawKey() ? "" : element();
  }

  /** Returns the initial value of a member whose type {@link #member} names. */
  String initialValue();

  /** Returns the initial value of a member whose field has no default. */
  default String initial() {
    return member().isEmpty() ? "null" : initialValue();
  }

  /** Returns the name of the type in error messages. */
  String expected();

  /**
   * Returns the words that describe a type in the names of functions, with dots between them, such
   * as {@code array.of.item}.
   */
  default String signature() {
    return isNullable() ? "nullable." + words() : words();
  }

  /** Returns the words for a value that is not null. */
  String words();

  /** Returns the expression that converts the value of a variable to its form in packets. */
  default String form(String variable) {
    return variable;
  }

  /** Returns whether {@link #form} writes each value as it is. */
  default boolean isUnchanged() {
    return true;
  }

  /**
   * Adds code that converts the value in a variable. If this is not possible, the code describes
   * the problem and ends the function.
   */
  void convert(Lines out, Place place);

  /**
   * Adds the declarations that the code of {@link #convert} needs. The caller adds them before that
   * code, and before the loop that contains the code, if there is one.
   */
  default void prepare(Lines out) {}

  /**
   * Returns whether a value contains mapped objects. A function that reads such a value has two
   * more parameters: {@code lenient} and {@code depth}.
   */
  default boolean hasObjects() {
    return false;
  }
}
