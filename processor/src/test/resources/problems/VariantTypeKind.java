package game;

import io.variantmapper.annotations.*;

@VariantDictionary
interface Shape {} // ERROR interface [VariantTypeKind] Shape is an interface, which reading could not make an object of. Make it sealed, list its subtypes with @VariantSubtypes, mark the records and classes that implement it instead, or add a static create(…), of(…) or builder().

@VariantDictionary
enum Kind { // ERROR enum [VariantTypeKind] Kind is an enum, which needs no mark: a field of it is written by name. Remove the annotation.
  SWORD
}

@VariantArray
@interface Note {} // ERROR interface [VariantTypeKind] Note is an annotation interface, which is no type of data. Remove the annotation.

@VariantDictionary
abstract class Creature {} // ERROR class [VariantTypeKind] Creature is abstract, so reading could not make an object of it. Make it sealed, list its subtypes with @VariantSubtypes, mark its concrete subclasses instead, which inherit its fields, or add a static create(…), of(…) or builder().

@VariantDictionary
class Names extends java.util.ArrayList<String> {} // ERROR class [VariantTypeKind] Names extends a collection or map of the JDK, whose elements are no fields that could be written. Hold it in a field instead, or write a VariantSerializer for the type.

class Scores extends java.util.TreeMap<String, Integer> {}

@VariantArray
class BestScores extends Scores { // ERROR class [VariantTypeKind] BestScores extends a collection or map of the JDK, whose elements are no fields that could be written. Hold it in a field instead, or write a VariantSerializer for the type.
  int hp;
}
