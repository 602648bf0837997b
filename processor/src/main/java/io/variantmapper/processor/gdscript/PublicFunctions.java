package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;

/** Generates the public functions of a class, except the functions that read or write fields. */
final class PublicFunctions {
  private final Dialect dialect;
  private final ScriptParts parts;
  private final String name;
  private final String objects;

  /**
   * Creates the generator for a class. {@code objects} is the result type of the functions that
   * return an object of the class.
   */
  PublicFunctions(ScriptParts parts, ClassName origin, String objects) {
    this.parts = parts;
    dialect = parts.dialect();
    name = dialect.names().ofClass(origin);
    this.objects = objects;
  }

  // static func from_bytes(bytes: PackedByteArray, lenient: bool = false) -> Player:
  //     return from_variant(bytes_to_var(bytes), lenient)
  void addFromBytes(Lines out) {
    out.block("""


        ## Returns the object in a packet of [method to_bytes], or null after an error. See
        ## [method from_variant].
        static func from_bytes($bytes: PackedByteArray, $lenient: bool = false) -> $L:
            $L
        """, objects, decoded("from_variant"));
  }

  /**
   * Returns a call of {@code function}. The argument of the call is the value that is decoded from
   * the bytes. In Godot 3, bytes2var would end the function with an error if the bytes are damaged,
   * but get_var returns null.
   */
  private Lines decoded(String function) {
    return parts.lines().block(dialect.isModern() ? """
        return $L(bytes_to_var($bytes), $lenient)
        """ : """
        var $stream: StreamPeerBuffer = StreamPeerBuffer.new()
        $stream.put_32($bytes.size())
        var $_error: int = $stream.put_data($bytes)
        $stream.seek(0)
        return $L($stream.get_var(), $lenient)
        """, function);
  }

  // static func from_variant(value: Variant, lenient: bool = false) -> Player:
  void addFromVariant(Lines out) {
    out.block("""


        ## Returns the object in [param $value], or null after an error with the path of the
        ## value that does not fit. If [param $lenient] is true, missing keys and nulls leave the
        ## defaults in place, and unknown keys are skipped.
        static func from_variant($value: Variant, $lenient: bool = false) -> $L:
            var $problem: Array[String] = []
            var $result: $L = read_from($value, $lenient, $L, $problem)
            if $result == null:
                $L
            return $result
        """, objects, objects, ObjectReader.MAX_DEPTH, report());
  }

  // push_error("Player" + "".join(PackedStringArray(problem)))
  private String report() {
    return "push_error(\"" + name + "\" + " + dialect.joined(parts.local("problem")) + ")";
  }

  // func merge_changes(value: Variant, lenient: bool = false) -> bool:
  void addMergeChanges(Lines out) {
    out.block("""


        ## Merges changes that Java has written, and returns true. If a value does not fit, reports
        ## an error with its path, changes nothing, and returns false. If [param $lenient] is true,
        ## a null for a variable that can't be null changes nothing, and unknown keys are skipped.
        func merge_changes($value: Variant, $lenient: bool = false) -> bool:
            var $problem: Array[String] = []
            var $changes: Dictionary = read_changes($value, $lenient, $L, $problem)
            if not $problem.is_empty():
                $L
                return false
            apply_changes($changes)
            return true


        ## Merges the changes in a packet. See [method merge_changes].
        func merge_changes_from_bytes($bytes: PackedByteArray, $lenient: bool = false) -> bool:
            $L
        """, ObjectReader.MAX_DEPTH, report(), decoded("merge_changes"));
  }

  /** Adds {@code read_from}, the function that other generated classes call. */
  void addReadFrom(Lines out, Lines body) {
    out.block("""


        ## Reads a value for other generated classes. On failure, returns null and fills problem.
        static func read_from(
            $value: Variant, $lenient: bool, $depth: int, $problem: Array[String]
        ) -> $L:
            $L
        """, objects, body);
  }

  // func to_bytes() -> PackedByteArray:
  //     return var_to_bytes(to_variant())
  void addToBytes(Lines out) {
    out.block("""


        ## Returns a packet that Java and [method from_bytes] read.
        func to_bytes() -> PackedByteArray:
            return $L(to_variant())
        """, dialect.isModern() ? "var_to_bytes" : "var2bytes");
  }
}
