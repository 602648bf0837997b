// Solves 13 problems.
package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Whole.class) int tint,
    @VariantField(elementUsing = Text.class) List<String> names,
    @VariantField(using = Wholes.class) List<Integer> counts,
    @VariantField(using = Characters.class) CharSequence label,
    @VariantField(elementUsing = Whole.class) List<Integer> levels,
    @VariantField(using = Text.class) String single,
    @VariantField(valueUsing = Text.class) Map<Integer, String> byLevel,
    @VariantField(keyUsing = Text.class) Map<String, Integer> byName,
    @VariantField(keyUsing = Whole.class) Map<Integer, Integer> keys,
    @VariantField(valueUsing = Whole.class) Map<Integer, Integer> values,
    Box<String> text,
    @VariantField(using = BoxedNumber.class) Box<Integer> number) {}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Job(Thread thread, String name) {}

@VariantUsing(Boxed.class)
class Box<T> {}

@VariantUsing(MoneySerializer.class)
class Money {}

abstract class Whole implements VariantSerializer<Integer> {
  static final Whole INSTANCE = null;
}

abstract class Wholes implements VariantSerializer<List<Integer>> {
  static final Wholes INSTANCE = null;
}

abstract class Characters implements VariantSerializer<CharSequence> {
  static final Characters INSTANCE = null;
}

abstract class BoxedNumber implements VariantSerializer<Box<Integer>> {
  static final BoxedNumber INSTANCE = null;
}

abstract class Threads implements VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

abstract class MoneySerializer implements VariantSerializer<Money> {
  static final MoneySerializer INSTANCE = null;
}

abstract class Text implements VariantSerializer<String> {
  static Text INSTANCE;
}

interface Texts extends VariantSerializer<List<String>> {
  Texts INSTANCE = null;
}

abstract class Boxed implements VariantSerializer<Box<String>> {
  static Boxed INSTANCE;
}
