package game;

import io.variantmapper.annotations.*;

import java.awt.Point;

@VariantMixIn(Point.class)
@VariantDictionary
interface PointMixIn {
  @VariantField("column")
  int x();

  @VariantField("row") // ERROR @VariantField [VariantMixInMember] @VariantField on PointMixIn.yy matches no field of the type. Did you mean y? Give the member the name of a field and no parameters, or remove it.
  int yy();
  // FIXED int y();

// FIXED
  @VariantIgnore // ERROR @VariantIgnore [VariantMixInMember] @VariantIgnore on PointMixIn.serialVersionUID matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  // FIXED
  long serialVersionUID();
  // FIXED

// FIXED
  @VariantField("y") // ERROR @VariantField [VariantMixInMember] @VariantField on PointMixIn.y matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  // FIXED
  void y(int y);
  // FIXED

// FIXED
  @VariantExtras // ERROR @VariantExtras [VariantMixInMember] @VariantExtras on PointMixIn.rest matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  // FIXED
  Object rest();
  // FIXED

  @VariantCreator
  Point of(int x, int y);

// FIXED
  @VariantCreator // ERROR @VariantCreator [VariantMixInMember] @VariantCreator on PointMixIn.of matches no constructor, and no static method with its name and parameter types. Give the member the parameter types of the constructor or method, or remove it. A method that stands for a constructor must return the type.
  // FIXED
  Point of(String text);
  // FIXED

// FIXED
  @VariantCreator // ERROR @VariantCreator [VariantMixInMember] @VariantCreator on PointMixIn.make matches no constructor, and no static method with its name and parameter types. Give the member the parameter types of the constructor or method, or remove it. A method that stands for a constructor must return the type.
  // FIXED
  Object make(int x, int y);
  // FIXED
}

@VariantMixIn(Point.class)
@VariantArray
interface BackwardsMixIn {
  int yy(); // ERROR yy [VariantMixInMember] BackwardsMixIn.yy matches no field of the type. Did you mean y? Give the member the name of a field and no parameters, or remove it.
  // FIXED int y();

  int x();

  int distance(int x, int y);

  default int width() {
    return 0;
  }

  @VariantCreator
  Point of(int x, int y);
}

@VariantMixIn(Point.class)
@VariantArray
interface EmptyMixIn {
  @VariantField("column") // ERROR @VariantField [VariantMixInMember] @VariantField on EmptyMixIn.x matches no field of the type, because it is on a static member. Declare the member as an abstract method, or remove this annotation.
  static int x() {
  // FIXED int x();
    return 0;
    // FIXED
  }
  // FIXED

  @VariantCreator
  Point of();
}
