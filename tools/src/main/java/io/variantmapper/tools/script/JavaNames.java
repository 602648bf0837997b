package io.variantmapper.tools.script;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Finds names in Java for the names in scripts. */
final class JavaNames {
  /** The methods of Object. */
  private static final Set<String> OF_OBJECT = Set.of(
      "clone",
      "equals",
      "finalize",
      "getClass",
      "hashCode",
      "notify",
      "notifyAll",
      "toString",
      "wait");

  /** The types that the printed interface mentions by their simple names. */
  private static final Set<String> TYPES = Set.of(
      "List",
      "Map",
      "Rpc",
      "RpcMode",
      "String",
      "TransferMode",
      "Variant",
      "VariantField",
      "VariantNode",
      "VariantValue",
      "WireType",
      "Object",
      "Long",
      "Double",
      "Boolean");

  /** The names from which the processor gets back the same name in Godot. */
  private static final Pattern SIMPLE = Pattern.compile("[a-z]+(_[a-z]{2,})*(_[a-z])?[0-9]*");

  private JavaNames() {}

  /** Returns whether the processor derives the name in Godot from the name in Java. */
  static boolean isDerived(String godotName) {
    return SIMPLE.matcher(godotName).matches() && !isReserved(camelCase(godotName));
  }

  /** Returns a name for a method or parameter: {@code sendChat} for {@code _send_chat}. */
  static String member(String godotName) {
    String name = camelCase(godotName);
    boolean isUsable = !name.isEmpty() && Character.isJavaIdentifierStart(name.codePointAt(0));
    return isReserved(name) ? name + "_" : isUsable ? name : "_" + name;
  }

  /** Returns a name for an interface: {@code PlayerBody} for {@code player_body}. */
  static String type(String godotName) {
    String name = camelCase(godotName);
    String capital =
        name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    boolean isUsable =
        !capital.isEmpty() && Character.isJavaIdentifierStart(capital.codePointAt(0));
    boolean isTaken = TYPES.contains(capital) || GodotTypes.isBuiltIn(capital);
    return isUsable && !isTaken ? capital : "Script" + capital;
  }

  /** Returns a name for a constant: {@code default_} for {@code default}. */
  static String constant(String godotName) {
    StringBuilder name = new StringBuilder();
    for (int c : godotName.codePoints().toArray()) {
      boolean isUsable = Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
      name.appendCodePoint(isUsable ? c : '_');
    }
    boolean isUsable = Character.isJavaIdentifierStart(name.codePointAt(0));
    String constant = isUsable ? name.toString() : "_" + name;
    return SourceVersion.isKeyword(constant) ? constant + "_" : constant;
  }

  private static boolean isReserved(String name) {
    return SourceVersion.isKeyword(name) || OF_OBJECT.contains(name);
  }

  private static String camelCase(String godotName) {
    StringBuilder name = new StringBuilder();
    boolean isStart = false;
    for (int c : godotName.codePoints().toArray()) {
      if (c == '_' || !Character.isJavaIdentifierPart(c) || Character.isIdentifierIgnorable(c)) {
        isStart = !name.isEmpty();
      } else {
        name.appendCodePoint(isStart ? Character.toUpperCase(c) : c);
        isStart = false;
      }
    }
    return name.toString();
  }
}
