package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The classes of the library and the JDK to which the generated code of any type may refer. */
final class RuntimeNames {
  private static final Map<String, ClassName> BY_SIMPLE_NAME = new HashMap<>();

  static {
    add("io.variantmapper.annotations", "Generated");
    add(
        "io.variantmapper.runtime",
        "ChangeSerializer",
        "ContainerType",
        "EnumSerializer",
        "EnumSerializerBuilder",
        "ExpectedSize",
        "PlainSerializer",
        "ReadIntoSerializer",
        "VariantReader",
        "VariantSerializer",
        "VariantType",
        "VariantWriter");
    add(
        "io.variantmapper.runtime.mapping",
        "CollisionGuard",
        "FieldChanges",
        "FieldCursor",
        "FieldKeys",
        "FieldReader",
        "FieldRun",
        "FieldWriter",
        "GivenTypes",
        "Hole",
        "TimeNumber",
        "TypeTags");
    add(
        "io.variantmapper.rpc",
        "ArgumentReader",
        "ArgumentWriter",
        "CallDispatcher",
        "FunctionTable",
        "RpcCall",
        "RpcFunction",
        "RpcMode",
        "RpcNode",
        "Session",
        "Targets",
        "TransferMode",
        "TypedNode",
        "UnhandledCallException");
    add("io.variantmapper.runtime.value", "NodePath", "StringName");
    add("java.lang", "Double", "Float");
    add("java.util", "ArrayList", "Arrays", "LinkedHashMap", "List", "Map", "Objects");
  }

  static final ClassName SERIALIZER = named("VariantSerializer");
  static final ClassName WRITER = named("VariantWriter");
  static final ClassName READER = named("VariantReader");

  /**
   * The classes whose static members are used at places where a local variable could hide the
   * class.
   */
  static final Set<ClassName> CALLED = Set.of(
      named("VariantType"),
      named("PlainSerializer"),
      named("NodePath"),
      named("Arrays"),
      named("Objects"),
      named("Float"),
      named("Double"));

  private RuntimeNames() {}

  private static void add(String packageName, String... simpleNames) {
    for (String name : simpleNames) {
      BY_SIMPLE_NAME.put(name, ClassName.get(packageName, name));
    }
  }

  static ClassName named(String simpleName) {
    ClassName name = BY_SIMPLE_NAME.get(simpleName);
    if (name == null) {
      throw new IllegalArgumentException("Not in the table: " + simpleName);
    }
    return name;
  }
}
