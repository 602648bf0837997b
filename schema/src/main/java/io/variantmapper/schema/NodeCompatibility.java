package io.variantmapper.schema;

import io.variantmapper.schema.Compatibility.Mismatch;
import io.variantmapper.schema.SchemaFunction.Caller;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds out whether a program accepts the calls that another program sends to a node. */
final class NodeCompatibility {
  private static final Pattern VARIABLE = Pattern.compile("\\{[^{}]*}");

  private final Schema.Node written;
  private final Schema.Node read;
  private final List<Mismatch> mismatches;
  private final TypeCompatibility types;

  NodeCompatibility(Schema.Node written, Schema.Node read, List<Mismatch> mismatches) {
    this.written = written;
    this.read = read;
    this.mismatches = mismatches;
    types = new TypeCompatibility(written.enums(), read.enums(), mismatches);
  }

  void compare() {
    comparePaths();
    Map<String, SchemaFunction> ofReader = new TreeMap<>();
    read.functions().forEach(function -> ofReader.put(function.name(), function));
    for (SchemaFunction function : written.functions()) {
      SchemaFunction same = ofReader.remove(function.name());
      if (same == null) {
        add(
            function,
            Compatibility.NOTHING,
            "does not have this function, so the checksums differ");
      } else {
        compare(function, same);
      }
    }
    for (SchemaFunction function : ofReader.values()) {
      add(Compatibility.NOTHING, function, "has another function, so the checksums differ");
    }
  }

  private void comparePaths() {
    // Without a path in the annotation, the program gives the path when it adds the node.
    if (!written.path().isEmpty()
        && !read.path().isEmpty()
        && !places(written.path()).equals(places(read.path()))) {
      add(written.pathLine(), read.pathLine(), "has the node at another path");
    }
  }

  /** Returns a path without the names of its variables, which don't matter. */
  private static String places(String path) {
    return VARIABLE.matcher(path).replaceAll("{}");
  }

  private void compare(SchemaFunction from, SchemaFunction to) {
    if (from.caller() == Caller.ANY_PEER && to.caller() == Caller.AUTHORITY) {
      add(from, to, "refuses calls of peers that are not the authority");
    }
    for (List<SchemaType> arguments : from.arguments()) {
      to.arguments().stream()
          .filter(expected -> expected.size() == arguments.size())
          .findFirst()
          .ifPresentOrElse(
              expected -> compareArguments(from, arguments, to, expected),
              () -> add(from, to, "expects " + counts(to) + " but finds " + arguments.size()));
    }
  }

  private static String counts(SchemaFunction function) {
    List<String> counts =
        function.arguments().stream().map(types -> String.valueOf(types.size())).toList();
    String all = counts.stream().collect(Collectors.joining(" or "));
    return all + (all.equals("1") ? " argument" : " arguments");
  }

  private void compareArguments(
      SchemaFunction from, List<SchemaType> written, SchemaFunction to, List<SchemaType> expected) {
    for (int i = 0; i < written.size(); i++) {
      SchemaType type = written.get(i);
      int before = mismatches.size();
      types.compare(type, expected.get(i), from.toString(), to.toString());
      if (mismatches.size() == before && isRefusedByGodot(type, expected.get(i))) {
        add(from, to, "expects " + expected.get(i) + " but finds " + type);
      }
    }
  }

  /**
   * Returns whether a function in Godot refuses an argument that Java reads. Godot does not convert
   * the elements of typed and packed arrays.
   */
  private static boolean isRefusedByGodot(SchemaType from, SchemaType to) {
    SchemaType found = from instanceof SchemaType.Nullable nullable ? nullable.type() : from;
    if (found instanceof SchemaType.ArrayOf array && to instanceof SchemaType.ArrayOf expected) {
      return expected.isTyped()
          && !(array.isTyped() && areSameInGodot(array.element(), expected.element()));
    } else if (found instanceof SchemaType.DictionaryOf entries
        && to instanceof SchemaType.DictionaryOf expected) {
      return expected.isTyped() && !entries.isTyped();
    }
    return isPacked(found) && isPacked(to) && !found.equals(to);
  }

  private static boolean areSameInGodot(SchemaType one, SchemaType other) {
    boolean arePlain = one instanceof SchemaType.Plain && other instanceof SchemaType.Plain;
    return !arePlain || one.equals(other);
  }

  private static boolean isPacked(SchemaType type) {
    return type instanceof SchemaType.Plain && type.elementType().isPresent();
  }

  private void add(Object from, Object to, String reason) {
    mismatches.add(new Mismatch(from.toString(), to.toString(), reason));
  }
}
