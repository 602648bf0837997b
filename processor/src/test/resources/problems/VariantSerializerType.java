package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Text.class) int tint, // ERROR .class [VariantSerializerType] Spell.tint is to be written by game.Text, which is for java.lang.String. Name one for java.lang.Integer.
    @VariantField(using = Text.class) List<String> names, // ERROR .class [VariantSerializerType] Spell.names is to be written by game.Text, which is for java.lang.String. Name one for java.util.List<java.lang.String>.
    @VariantField(using = Texts.class) List<Integer> counts, // ERROR .class [VariantSerializerType] Spell.counts is to be written by game.Texts, which is for java.util.List<java.lang.String>. Name one for java.util.List<java.lang.Integer>.
    @VariantField(using = Text.class) CharSequence label, // ERROR .class [VariantSerializerType] Spell.label is to be written by game.Text, which is for java.lang.String. Name one for java.lang.CharSequence.
    @VariantField(elementUsing = Text.class) List<Integer> levels, // ERROR .class [VariantSerializerType] Spell.levels has no elements of type java.lang.String, which game.Text is for. Name one for a type that its elements have, or remove elementUsing.
    @VariantField(elementUsing = Text.class) String single, // ERROR .class [VariantSerializerType] Spell.single has no elements of type java.lang.String, which game.Text is for. Name one for a type that its elements have, or remove elementUsing.
    @VariantField(keyUsing = Text.class) Map<Integer, String> byLevel, // ERROR .class [VariantSerializerType] Spell.byLevel has no keys of type java.lang.String, which game.Text is for. Name one for a type that its keys have, or remove keyUsing.
    @VariantField(valueUsing = Text.class) Map<String, Integer> byName, // ERROR .class [VariantSerializerType] Spell.byName has no values of type java.lang.String, which game.Text is for. Name one for a type that its values have, or remove valueUsing.
    Box<String> text,
    Box<Integer> number) {} // ERROR number [VariantSerializerType] Spell.number is to be written by game.Boxed, which is for game.Box<java.lang.String>. Name one for game.Box<java.lang.Integer>.

@VariantImport(type = Thread.class, using = Text.class) // ERROR .class) [VariantSerializerType] java.lang.Thread is to be written by game.Text, which is for java.lang.String. Name one for java.lang.Thread.
@VariantDictionary
record Job(Thread thread, String name) {}

@VariantUsing(Boxed.class)
class Box<T> {}

@VariantUsing(Text.class) // ERROR .class [VariantSerializerType] game.Money is to be written by game.Text, which is for java.lang.String. Name one for game.Money.
class Money {}

abstract class Text implements VariantSerializer<String> {
  static Text INSTANCE;
}

interface Texts extends VariantSerializer<List<String>> {
  Texts INSTANCE = null;
}

abstract class Boxed implements VariantSerializer<Box<String>> {
  static Boxed INSTANCE;
}
