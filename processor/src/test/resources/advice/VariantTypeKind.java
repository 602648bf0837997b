// Solves 12 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Shape {}

@VariantDictionary
record Circle(int radius) implements Shape {}

enum Kind {
  SWORD
}

@interface Note {}

@VariantDictionary
sealed abstract class Creature {}

@VariantDictionary
final class Wolf extends Creature {}

class Names extends java.util.ArrayList<String> {}

class Scores extends java.util.TreeMap<String, Integer> {}

class BestScores extends Scores {
  int hp;
}

@VariantDictionary
class Moment {
  java.util.Date date;
  int zone;
}

@VariantDictionary
class Failure {
  String message;
  int code;
}

@VariantDictionary
class Worker {
  int id;
}

@VariantDictionary
class Reminder {
  int id;

  public void run() {}
}

@VariantDictionary
class Toggle {
  int id;

  public void actionPerformed(java.awt.event.ActionEvent event) {}
}

@VariantDictionary
class Sine extends javax.swing.border.AbstractBorder { // No error: AbstractBorder has no state.
  private static final long serialVersionUID = 1;

  int width;
}

@VariantDictionary
class Search {
  int depth;

  protected void compute() {}
}
