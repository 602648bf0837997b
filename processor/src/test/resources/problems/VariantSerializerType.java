package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Text.class) int tint, // ERROR .class [VariantSerializerType] Spell.tint uses the serializer game.Text, which is for java.lang.String. Name a serializer for java.lang.Integer.
    // FIXED @VariantField(using = Whole.class) int tint,
    @VariantField(using = Text.class) List<String> names, // ERROR .class [VariantSerializerType] Spell.names uses the serializer game.Text, which is for java.lang.String, so it belongs in elementUsing, not in using. Replace using with elementUsing.
    // FIXED @VariantField(elementUsing = Text.class) List<String> names,
    @VariantField(using = Texts.class) List<Integer> counts, // ERROR .class [VariantSerializerType] Spell.counts uses the serializer game.Texts, which is for java.util.List<java.lang.String>. Name a serializer for java.util.List<java.lang.Integer>.
    // FIXED @VariantField(using = Wholes.class) List<Integer> counts,
    @VariantField(using = Text.class) CharSequence label, // ERROR .class [VariantSerializerType] Spell.label uses the serializer game.Text, which is for java.lang.String. Name a serializer for java.lang.CharSequence.
    // FIXED @VariantField(using = Characters.class) CharSequence label,
    @VariantField(elementUsing = Text.class) List<Integer> levels, // ERROR .class [VariantSerializerType] Spell.levels uses the serializer game.Text, which is for java.lang.String, but the field has no elements of that type. Name a serializer for a type of its elements, or remove elementUsing.
    // FIXED @VariantField(elementUsing = Whole.class) List<Integer> levels,
    @VariantField(elementUsing = Text.class) String single, // ERROR .class [VariantSerializerType] Spell.single uses the serializer game.Text, which is for java.lang.String, so it belongs in using, not in elementUsing. Replace elementUsing with using.
    // FIXED @VariantField(using = Text.class) String single,
    @VariantField(keyUsing = Text.class) Map<Integer, String> byLevel, // ERROR .class [VariantSerializerType] Spell.byLevel uses the serializer game.Text, which is for java.lang.String, so it belongs in valueUsing, not in keyUsing. Replace keyUsing with valueUsing.
    // FIXED @VariantField(valueUsing = Text.class) Map<Integer, String> byLevel,
    @VariantField(valueUsing = Text.class) Map<String, Integer> byName, // ERROR .class [VariantSerializerType] Spell.byName uses the serializer game.Text, which is for java.lang.String, so it belongs in keyUsing, not in valueUsing. Replace valueUsing with keyUsing.
    // FIXED @VariantField(keyUsing = Text.class) Map<String, Integer> byName,
    @VariantField(keyUsing = Text.class) Map<Integer, Integer> keys, // ERROR .class [VariantSerializerType] Spell.keys uses the serializer game.Text, which is for java.lang.String, but the field has no keys of that type. Name a serializer for a type of its keys, or remove keyUsing.
    // FIXED @VariantField(keyUsing = Whole.class) Map<Integer, Integer> keys,
    @VariantField(valueUsing = Text.class) Map<Integer, Integer> values, // ERROR .class [VariantSerializerType] Spell.values uses the serializer game.Text, which is for java.lang.String, but the field has no values of that type. Name a serializer for a type of its values, or remove valueUsing.
    // FIXED @VariantField(valueUsing = Whole.class) Map<Integer, Integer> values,
    Box<String> text,
    Box<Integer> number) {} // ERROR number [VariantSerializerType] Spell.number uses the serializer game.Boxed, which is for game.Box<java.lang.String>. Name a serializer for game.Box<java.lang.Integer>.
    // FIXED @VariantField(using = BoxedNumber.class) Box<Integer> number) {}

@VariantImport(type = Thread.class, using = Text.class) // ERROR .class) [VariantSerializerType] java.lang.Thread uses the serializer game.Text, which is for java.lang.String. Name a serializer for java.lang.Thread.
// FIXED @VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Job(Thread thread, String name) {}

@VariantUsing(Boxed.class)
class Box<T> {}

@VariantUsing(Text.class) // ERROR .class [VariantSerializerType] game.Money uses the serializer game.Text, which is for java.lang.String. Name a serializer for game.Money.
// FIXED @VariantUsing(MoneySerializer.class)
class Money {}

// FIXED
// FIXED abstract class Whole implements VariantSerializer<Integer> {
  // FIXED static final Whole INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Wholes implements VariantSerializer<List<Integer>> {
  // FIXED static final Wholes INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Characters implements VariantSerializer<CharSequence> {
  // FIXED static final Characters INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class BoxedNumber implements VariantSerializer<Box<Integer>> {
  // FIXED static final BoxedNumber INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Threads implements VariantSerializer<Thread> {
  // FIXED static final Threads INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class MoneySerializer implements VariantSerializer<Money> {
  // FIXED static final MoneySerializer INSTANCE = null;
// FIXED }
// FIXED
abstract class Text implements VariantSerializer<String> {
  static Text INSTANCE;
}

interface Texts extends VariantSerializer<List<String>> {
  Texts INSTANCE = null;
}

abstract class Boxed implements VariantSerializer<Box<String>> {
  static Boxed INSTANCE;
}
