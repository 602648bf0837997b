package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Presence.Missing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A field of a mapped type, and the variable for it in the generated class. Godot is the other end
 * of the connection: the generated class reads the fields that Java writes, and writes the fields
 * that Java reads.
 *
 * @param member the name of the variable
 * @param key the name of the constant that contains the field's key
 * @param value the GDScript for the field's values
 * @param literal the literal for the user's default; empty if the field has no default, or if its
 *     value is not known at compile time
 * @param initial the value of the variable in a new object
 */
record ScriptField(
    Field field,
    String member,
    String key,
    ScriptValue value,
    Optional<String> literal,
    String initial) {
  static ScriptField of(Field field, MappedType owner, ScriptParts parts) {
    PacketType.Value stated = field.slot().wireValue();
    ScriptValue value = parts.value(
        new PacketType.Value(stated.type(), stated.isNullable() || isWrittenAsNil(field)));
    Literals literals = new Literals(parts.dialect());
    Optional<String> literal = field
        .options()
        .defaultValue()
        .filter(any -> field.presence().hasDefault())
        .flatMap(any -> literals.of(any, stated.type()));
    Optional<String> kept = field
        .member()
        .initial()
        .filter(any -> field.isKept())
        .flatMap(any -> literals.of(any, stated.type()));
    return new ScriptField(
        field,
        GdScriptNames.member(field.path()),
        key(field, owner),
        value,
        literal,
        literal.or(() -> kept).orElse(value.initial()));
  }

  /** A subtype's script already has the constant of the tag. */
  private static String key(Field field, MappedType owner) {
    String key = GdScriptNames.key(field.path());
    boolean hasTag = WireEntry.tag(owner.wireEntries()).isPresent();
    return hasTag && key.equals(GdScriptNames.TAG_KEY) ? key + "_" : key;
  }

  /**
   * Returns whether Java may write or read a nil for the field, although the field's type is not
   * nullable.
   */
  private static boolean isWrittenAsNil(Field field) {
    Presence presence = field.presence();
    return !field.mapping().type().isPrimitive()
        && (presence.onMissing() == Missing.ZERO
            || !field.isRead()
            || (presence.omitsNull() && field.isKept()));
  }

  /** Returns the tag that an entry is, if packets with a different tag are refused. */
  static Optional<Entry.OfTag> checkedTag(WireEntry entry) {
    return entry.asTag().filter(of -> !of.tag().isFallback());
  }

  List<String> keys() {
    return Stream.concat(
            Stream.of(key),
            field.options().aliases().stream().map(alias -> Literals.text(alias.text())))
        .toList();
  }

  /** Returns the code that converts the value in the local variable {@code field}. */
  Lines conversion(ScriptParts parts, String path, String failure) {
    Lines out = parts.lines();
    value.prepare(out);
    value.convert(out, new Place(out.text("$field"), path, !value.member().isEmpty(), failure));
    return out;
  }

  boolean isRequired(MappedType owner) {
    return field.isRequiredInView() && !value.isNullable() && !owner.omits(field);
  }

  /** Returns whether the generated class reads the field, because Java writes it. */
  boolean isRead() {
    return field.isWritten();
  }

  /** Returns whether the generated class writes the field, because Java reads it. */
  boolean isWritten() {
    return field.isRead();
  }

  boolean isNullable() {
    return value.initial().equals("null");
  }

  /** Returns whether a nil is read as null, but a missing key as another value. */
  boolean distinguishesNil() {
    return field.presence().onNil() == Presence.Nil.EMPTY && !initial.equals("null");
  }

  /**
   * Returns whether a packet of changes may contain the changes of the field's value instead of the
   * whole value.
   */
  boolean hasChanges() {
    return field.mapping().isComparedByFields();
  }

  /**
   * Returns the value that the variable gets if a packet of changes has a nil for the field: null
   * or the variable's initial value. Returns empty if the nil is refused.
   */
  Optional<String> nilInChanges() {
    Presence.Nil onNil = field.presence().onNil();
    boolean isKept = onNil == Presence.Nil.KEPT && field.mapping().type().isPrimitive();
    if (value.isNullable()) {
      return Optional.of("null");
    }
    return onNil == Presence.Nil.READ || isKept ? Optional.empty() : Optional.of(initial);
  }

  /** Returns whether the variable becomes null if a packet of changes has a nil for the field. */
  boolean isNullInChanges() {
    return value.isNullable() || (isNullable() && literal.isEmpty());
  }

  /** Returns the condition under which the field is written; empty if it is always written. */
  String condition(MappedType owner, Dialect dialect) {
    if (!owner.omits(field)) {
      return "";
    }
    boolean isUnknown = field.presence().hasDefault() && literal.isEmpty();
    String notDefault = field.presence().omitsDefault() && !isUnknown
        ? member + " != " + literal.orElse(value.initial())
        : "";
    boolean isComparedToNull = !notDefault.isEmpty() && literal.isEmpty();
    String notNull = field.presence().omitsNull() && isNullable() && !isComparedToNull
        ? member + " != null"
        : "";
    String notEmpty =
        field.presence().omitsEmpty() && !isNullable() ? "not " + dialect.isEmpty(member) : "";
    return Stream.of(notNull, notDefault, notEmpty)
        .filter(condition -> !condition.isEmpty())
        .collect(Collectors.joining(" and "));
  }
}
