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
    Box<String> text,
    Box<Integer> number) {} // ERROR number [VariantSerializerType] Spell.number is to be written by game.Boxed, which is for game.Box<java.lang.String>. Name one for game.Box<java.lang.Integer>.

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
