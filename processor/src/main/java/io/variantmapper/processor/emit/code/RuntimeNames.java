package io.variantmapper.processor.emit.code;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** The classes that generated code refers to. */
public final class RuntimeNames {
  private static final String RUNTIME = "io.variantmapper.runtime";
  private static final String MAPPING = RUNTIME + ".mapping";

  public static final ClassName SERIALIZER = ClassName.get(RUNTIME, "VariantSerializer");
  static final ClassName CHANGE_SERIALIZER = ClassName.get(RUNTIME, "ChangeSerializer");
  public static final ClassName WRITER = ClassName.get(RUNTIME, "VariantWriter");
  public static final ClassName READER = ClassName.get(RUNTIME, "VariantReader");
  public static final ClassName EXPECTED_SIZE = ClassName.get(RUNTIME, "ExpectedSize");
  public static final ClassName FIELD_KEYS = ClassName.get(MAPPING, "FieldKeys");
  public static final ClassName FIELD_RUN = ClassName.get(MAPPING, "FieldRun");
  public static final ClassName FIELD_CURSOR = ClassName.get(MAPPING, "FieldCursor");
  public static final ClassName FIELD_READER = ClassName.get(MAPPING, "FieldReader");
  public static final ClassName FIELD_WRITER = ClassName.get(MAPPING, "FieldWriter");
  public static final ClassName HOLE = ClassName.get(MAPPING, "Hole");
  public static final ClassName GIVEN_TYPES = ClassName.get(MAPPING, "GivenTypes");
  static final ClassName COLLISION_GUARD = ClassName.get(MAPPING, "CollisionGuard");
  public static final ClassName FIELD_CHANGES = ClassName.get(MAPPING, "FieldChanges");
  public static final ClassName VARIANT_TYPE = ClassName.get(RUNTIME, "VariantType");
  static final ClassName ENUM_SERIALIZER = ClassName.get(RUNTIME, "EnumSerializer");
  static final ClassName ENUM_SERIALIZER_BUILDER = ClassName.get(RUNTIME, "EnumSerializerBuilder");
  public static final ClassName PLAIN_SERIALIZER = ClassName.get(RUNTIME, "PlainSerializer");
  public static final ClassName TYPE_TAGS = ClassName.get(MAPPING, "TypeTags");
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
