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

  @VariantIgnore // ERROR @VariantIgnore [VariantMixInMember] @VariantIgnore on PointMixIn.serialVersionUID matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  long serialVersionUID();

  @VariantField("y") // ERROR @VariantField [VariantMixInMember] @VariantField on PointMixIn.y matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  void y(int y);

  @VariantExtras // ERROR @VariantExtras [VariantMixInMember] @VariantExtras on PointMixIn.rest matches no field of the type. Give the member the name of a field and no parameters, or remove it.
  Object rest();

  @VariantCreator
  Point of(int x, int y);

  @VariantCreator // ERROR @VariantCreator [VariantMixInMember] @VariantCreator on PointMixIn.of matches no constructor, and no static method with its name and parameter types. Give the member the parameter types of the constructor or method, or remove it. A method that stands for a constructor must return the type.
  Point of(String text);

  @VariantCreator // ERROR @VariantCreator [VariantMixInMember] @VariantCreator on PointMixIn.make matches no constructor, and no static method with its name and parameter types. Give the member the parameter types of the constructor or method, or remove it. A method that stands for a constructor must return the type.
  Object make(int x, int y);
}

@VariantMixIn(Point.class)
@VariantArray
interface BackwardsMixIn {
  int yy(); // ERROR yy [VariantMixInMember] BackwardsMixIn.yy matches no field of the type. Did you mean y? Give the member the name of a field and no parameters, or remove it.

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
    return 0;
  }

  @VariantCreator
  Point of();
}
