package io.variantmapper.processor.emit.code;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** The classes that generated code refers to. */
public final class RuntimeNames {
  private static final String RUNTIME = "io.variantmapper.runtime";

  public static final ClassName SERIALIZER = ClassName.get(RUNTIME, "VariantSerializer");
  static final ClassName CHANGE_SERIALIZER = ClassName.get(RUNTIME, "ChangeSerializer");
  public static final ClassName WRITER = ClassName.get(RUNTIME, "VariantWriter");
  public static final ClassName READER = ClassName.get(RUNTIME, "VariantReader");
  public static final ClassName EXPECTED_SIZE = ClassName.get(RUNTIME, "ExpectedSize");
  public static final ClassName FIELD_KEYS = ClassName.get(RUNTIME, "FieldKeys");
  public static final ClassName FIELD_RUN = ClassName.get(RUNTIME, "FieldRun");
  public static final ClassName FIELD_CURSOR = ClassName.get(RUNTIME, "FieldCursor");
  static final ClassName KEY_HASHES = ClassName.get(RUNTIME, "KeyHashes");
  public static final ClassName FIELD_CHANGES = ClassName.get(RUNTIME, "FieldChanges");
  public static final ClassName VARIANT_TYPE = ClassName.get(RUNTIME, "VariantType");
  static final ClassName ENUM_SERIALIZER = ClassName.get(RUNTIME, "EnumSerializer");
  static final ClassName ENUM_SERIALIZER_BUILDER = ClassName.get(RUNTIME, "EnumSerializerBuilder");
  public static final ClassName PLAIN_SERIALIZER = ClassName.get(RUNTIME, "PlainSerializer");
  public static final ClassName TYPE_TAGS = ClassName.get(RUNTIME, "TypeTags");
  public static final ClassName CONTAINER_TYPE = ClassName.get(RUNTIME, "ContainerType");
  public static final ClassName STRING_NAME = ClassName.get(RUNTIME + ".value", "StringName");
  public static final ClassName NODE_PATH = ClassName.get(RUNTIME + ".value", "NodePath");
  static final ClassName GENERATED = ClassName.get("io.variantmapper.annotations", "Generated");

  /** Those, and classes of the JDK, of which static members are used beside local variables. */
  static final Set<ClassName> CALLED = Set.of(
      VARIANT_TYPE,
      PLAIN_SERIALIZER,
      NODE_PATH,
      ClassName.get(Arrays.class),
      ClassName.get(Objects.class),
      ClassName.get(Float.class),
      ClassName.get(Double.class));

  private RuntimeNames() {}
}
