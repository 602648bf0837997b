package game;

import io.variantmapper.annotations.*;

@VariantDictionary
interface Shape {} // ERROR interface [VariantTypeKind] Shape is an interface, and reading can't create objects of an interface. Make it sealed, or list its subtypes with @VariantSubtypes, and also annotate the subtypes. As an alternative, move the annotation to the records and classes that implement it, or add a static create(…), of(…) or builder().
// FIXED sealed interface Shape {}

@VariantDictionary
enum Kind { // ERROR enum [VariantTypeKind] Kind is an enum, which needs no annotation, because a field of its type is written by name. Remove the annotation.
// FIXED record Circle(int radius) implements Shape {}
// FIXED
// FIXED enum Kind {
  SWORD
}

@VariantArray
// FIXED
@interface Note {} // ERROR interface [VariantTypeKind] Note is an annotation interface, which holds no data. Remove the annotation.

@VariantDictionary
abstract class Creature {} // ERROR class [VariantTypeKind] Creature is abstract, and reading can't create objects of an abstract class. Make it sealed, or list its subtypes with @VariantSubtypes, and also annotate the subtypes. As an alternative, move the annotation to its concrete subclasses, which inherit its fields, or add a static create(…), of(…) or builder().
// FIXED sealed abstract class Creature {}

@VariantDictionary
class Names extends java.util.ArrayList<String> {} // ERROR class [VariantTypeKind] Names extends a collection or map of the JDK, whose elements are not in fields that can be written. Remove the annotation: a field of this type needs none. For a whole packet, hold the collection or map in a field instead, or write a VariantSerializer for the type.
// FIXED final class Wolf extends Creature {}
// FIXED
// FIXED class Names extends java.util.ArrayList<String> {}

class Scores extends java.util.TreeMap<String, Integer> {}

@VariantArray
// FIXED
class BestScores extends Scores { // ERROR class [VariantTypeKind] BestScores extends a collection or map of the JDK, whose elements are not in fields that can be written. Remove the annotation: a field of this type needs none. For a whole packet, hold the collection or map in a field instead, or write a VariantSerializer for the type.
  int hp;
}

@VariantDictionary
@SuppressWarnings("serial")
// FIXED class Moment {
class Moment extends java.util.Date { // ERROR class [VariantTypeKind] Moment extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
  // FIXED java.util.Date date;
  int zone;
}

@VariantDictionary
@SuppressWarnings("serial")
// FIXED class Failure {
class Failure extends IllegalStateException { // ERROR class [VariantTypeKind] Failure extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
  // FIXED String message;
  int code;
}

@VariantDictionary
class Worker extends Thread { // ERROR class [VariantTypeKind] Worker extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
// FIXED class Worker {
  int id;
}

@VariantDictionary
class Reminder extends java.util.TimerTask { // ERROR class [VariantTypeKind] Reminder extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
// FIXED class Reminder {
  int id;

  @Override
  // FIXED
  public void run() {}
}

@VariantDictionary
@SuppressWarnings("serial")
// FIXED class Toggle {
class Toggle extends javax.swing.AbstractAction { // ERROR class [VariantTypeKind] Toggle extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
// FIXED
  int id;

  @Override
  // FIXED
  public void actionPerformed(java.awt.event.ActionEvent event) {}
}

@VariantDictionary
class Sine extends javax.swing.border.AbstractBorder { // No error: AbstractBorder has no state.
  private static final long serialVersionUID = 1;

  int width;
}

@VariantDictionary
@SuppressWarnings("serial")
// FIXED class Search {
class Search extends java.util.concurrent.RecursiveAction { // ERROR class [VariantTypeKind] Search extends a class of the JDK that keeps state in private fields, such as the time of a Date or the message of an Exception. This state would be lost. Hold these values in fields instead of extending that class, or write a VariantSerializer for the type.
// FIXED
  int depth;

  @Override
  // FIXED
  protected void compute() {}
}
