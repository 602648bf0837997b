package io.variantmapper.processor.emit.gdscript;

import com.palantir.javapoet.ClassName;
import java.util.List;

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
    String bytes = parts.local("bytes");
    String lenient = parts.local("lenient");
    out.beforeFunction()
        .add("## Returns the object in a packet of [method to_bytes], or null after an error. See")
        .add("## [method from_variant].")
        .openFunction(
            "static func from_bytes",
            List.of(bytes + ": " + dialect.bytes(), lenient + ": bool = false"),
            dialect.result(objects));
    addDecoded(out, "from_variant");
  }

  /**
   * Adds a call of {@code function}. The argument of the call is the value that is decoded from the
   * bytes.
   */
  private void addDecoded(Lines out, String function) {
    String bytes = parts.local("bytes");
    String lenient = parts.local("lenient");
    if (dialect.isModern()) {
      out.add("return " + function + "(bytes_to_var(" + bytes + "), " + lenient + ")")
          .close();
      return;
    }
    String stream = parts.local("stream");
    String error = parts.local("_error");
    // If the bytes are damaged, bytes2var ends the function with an error. So the code calls
    // get_var, which returns null.
    out.add("var " + stream + ": StreamPeerBuffer = StreamPeerBuffer.new()")
        .add(stream + ".put_32(" + bytes + ".size())")
        .add("var " + error + ": int = " + stream + ".put_data(" + bytes + ")")
        .add(stream + ".seek(0)")
        .add("return " + function + "(" + stream + ".get_var(), " + lenient + ")")
        .close();
  }

  // static func from_variant(value: Variant, lenient: bool = false) -> Player:
  //     var problem: Array[String] = []
  //     var result: Player = read_from(value, lenient, 256, problem)
  //     if result == null:
  //         push_error("Player" + "".join(PackedStringArray(problem)))
  //     return result
  void addFromVariant(Lines out) {
    String value = parts.local("value");
    String lenient = parts.local("lenient");
    String problem = parts.local("problem");
    String result = parts.local("result");
    out.beforeFunction()
        .add("## Returns the object in [param " + value
            + "], or null after an error with the path of" + " the")
        .add("## value that does not fit. If [param " + lenient
            + "] is true, missing keys and nulls" + " leave the")
        .add("## defaults in place, and unknown keys are skipped.")
        .openFunction(
            "static func from_variant",
            List.of(dialect.variant(value), lenient + ": bool = false"),
            dialect.result(objects))
        .add("var " + problem + ": " + dialect.texts() + " = []")
        .add("var " + result + ": " + objects + " = read_from(" + value + ", " + lenient + ", "
            + ObjectReader.MAX_DEPTH + ", " + problem + ")")
        .open("if " + result + " == null:")
        .add(report(problem))
        .close()
        .add("return " + result)
        .close();
  }

  // push_error("Player" + "".join(PackedStringArray(problem)))
  private String report(String problem) {
    return "push_error(\"" + name + "\" + " + dialect.joined(problem) + ")";
  }

  // func merge_changes(value: Variant, lenient: bool = false) -> bool:
  //     var problem: Array[String] = []
  //     var changes: Dictionary = read_changes(value, lenient, 256, problem)
  //     if not problem.is_empty():
  //         push_error("Player" + "".join(PackedStringArray(problem)))
  //         return false
  //     apply_changes(changes)
  //     return true
  void addMergeChanges(Lines out) {
    String value = parts.local("value");
    String bytes = parts.local("bytes");
    String lenient = parts.local("lenient");
    String problem = parts.local("problem");
    String changes = parts.local("changes");
    out.beforeFunction()
        .add("## Merges changes that Java has written, and returns true. If a value does not fit,"
            + " reports")
        .add("## an error with its path, changes nothing, and returns false. If [param " + lenient
            + "] is true,")
        .add("## a null for a variable that can't be null changes nothing, and unknown keys are"
            + " skipped.")
        .openFunction(
            "func merge_changes",
            List.of(dialect.variant(value), lenient + ": bool = false"),
            dialect.result("bool"))
        .add("var " + problem + ": " + dialect.texts() + " = []")
        .add("var " + changes + ": Dictionary = read_changes(" + value + ", " + lenient + ", "
            + ObjectReader.MAX_DEPTH + ", " + problem + ")")
        .open("if not " + dialect.isEmpty(problem) + ":")
        .add(report(problem))
        .add("return false")
        .close()
        .add("apply_changes(" + changes + ")")
        .add("return true")
        .close();
    out.beforeFunction()
        .add("## Merges the changes in a packet. See [method merge_changes].")
        .openFunction(
            "func merge_changes_from_bytes",
            List.of(bytes + ": " + dialect.bytes(), lenient + ": bool = false"),
            dialect.result("bool"));
    addDecoded(out, "merge_changes");
  }

  /** Adds the head of {@code read_from}, the function that other generated classes call. */
  void openReadFrom(Lines out, String lenient, String depth) {
    out.beforeFunction()
        .add("## Reads a value for other generated classes. On failure, returns null and fills"
            + " problem.")
        .openFunction(
            "static func read_from",
            List.of(
                dialect.variant(parts.local("value")),
                lenient + ": bool",
                depth + ": int",
                parts.local("problem") + ": " + dialect.texts()),
            dialect.result(objects));
  }

  // func to_bytes() -> PackedByteArray:
  //     return var_to_bytes(to_variant())
  void addToBytes(Lines out) {
    out.beforeFunction()
        .add("## Returns a packet that Java and [method from_bytes] read.")
        .open("func to_bytes()" + dialect.result(dialect.bytes()))
        .add("return " + (dialect.isModern() ? "var_to_bytes" : "var2bytes") + "(to_variant())")
        .close();
  }
}
