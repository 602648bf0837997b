package io.variantmapper.processor.gdscript;

import java.util.List;

/**
 * A private function that several functions of a script may call. A script only contains the
 * functions that it needs.
 */
enum PrivateFunction {
  /**
   * Returns the value of a key. If the Dictionary does not contain the key, returns the value of
   * the first alias that the Dictionary contains.
   */
  FIRST_OF("""
      static func _first_of(
          $entries: Dictionary, $keys: Array, $missing: Variant = null
      ) -> Variant:
          for $key: Variant in $keys:
              if $entries.has($key):
                  return $entries[$key]
          return $missing
      """),
  REFUSE("""
      static func _refuse(
          $problem: Array[String], $path: String, $expected: String, $value: Variant
      ) -> void:
          $problem.append("%s: expected %s, found %s" % [$path, $expected, _type_of($value)])
      """),
  MISS("""
      static func _miss(
          $problem: Array[String], $value: Variant, $key: String, $expected: String
      ) -> void:
          var $found: String = "nothing"
          if $value is Dictionary and $key in $value:
              $found = "null"
          $problem.append(".%s: expected %s, found %s" % [$key, $expected, $found])
      """),
  /** Reports a text or number that does not belong to a constant or tag. */
  REFUSE_CONSTANT("""
      static func _refuse_constant(
          $problem: Array[String], $path: String, $expected: String, $value: Variant
      ) -> void:
          if $value is String or $value is StringName or $value is int:
              $problem.append("%s: unknown %s '%s'" % [$path, $expected, str($value).left(40)])
          else:
              _refuse($problem, $path, $expected, $value)
      """),
  /**
   * Converts a float without a fraction to an int. The web build and ARM convert floats from 2⁶³ on
   * to 2⁶³ - 1, which == converts back to 2⁶³.
   */
  WHOLE("""
      static func _whole($value: Variant) -> Variant:
          var $number: float = $value
          if $number < 9.223372036854776e18 and int($number) == $number:
              return int($number)
          return $value
      """),
  TO_FLOAT("""
      static func _to_float($value: Variant) -> float:
          var $number: int = $value
          return float($number)
      """),
  TO_STRING_NAME("""
      static func _to_string_name($value: Variant) -> StringName:
          var $text: String = $value
          return StringName($text)
      """),
  TYPE_OF("""
      static func _type_of($value: Variant) -> String:
          if $value == null:
              return "null"
          return type_string(typeof($value))
      """, """
      static func _type_of($value) -> String:
          var $types: Array = [
              "null", "bool", "int", "float", "String", "Vector2", "Rect2", "Vector3",
              "Transform2D", "Plane", "Quat", "AABB", "Basis", "Transform", "Color",
              "NodePath", "RID", "Object", "Dictionary", "Array", "PoolByteArray",
              "PoolIntArray", "PoolRealArray", "PoolStringArray", "PoolVector2Array",
              "PoolVector3Array", "PoolColorArray",
          ]
          return $types[typeof($value)]
      """);

  private final String modern;
  private final String old;

  PrivateFunction(String both) {
    this(both, both);
  }

  PrivateFunction(String modern, String old) {
    this.modern = modern;
    this.old = old;
  }

  void addTo(Lines out, Dialect dialect) {
    out.block(dialect.isModern() ? modern : old);
  }

  /** Returns the functions that this function calls, directly or indirectly. */
  List<PrivateFunction> needs() {
    return switch (this) {
      case REFUSE -> List.of(TYPE_OF);
      case REFUSE_CONSTANT -> List.of(REFUSE, TYPE_OF);
      default -> List.of();
    };
  }
}
