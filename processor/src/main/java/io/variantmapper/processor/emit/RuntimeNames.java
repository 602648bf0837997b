package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** The classes that generated code refers to. */
final class RuntimeNames {
  private static final String RUNTIME = "io.variantmapper.runtime";
  private static final String MAPPING = RUNTIME + ".mapping";

  static final ClassName SERIALIZER = ClassName.get(RUNTIME, "VariantSerializer");
  static final ClassName CHANGE_SERIALIZER = ClassName.get(RUNTIME, "ChangeSerializer");
  static final ClassName WRITER = ClassName.get(RUNTIME, "VariantWriter");
  static final ClassName READER = ClassName.get(RUNTIME, "VariantReader");
  static final ClassName EXPECTED_SIZE = ClassName.get(RUNTIME, "ExpectedSize");
  static final ClassName FIELD_KEYS = ClassName.get(MAPPING, "FieldKeys");
  static final ClassName FIELD_RUN = ClassName.get(MAPPING, "FieldRun");
  static final ClassName FIELD_CURSOR = ClassName.get(MAPPING, "FieldCursor");
  static final ClassName FIELD_READER = ClassName.get(MAPPING, "FieldReader");
  static final ClassName FIELD_WRITER = ClassName.get(MAPPING, "FieldWriter");
  static final ClassName HOLE = ClassName.get(MAPPING, "Hole");
  static final ClassName GIVEN_TYPES = ClassName.get(MAPPING, "GivenTypes");
  static final ClassName COLLISION_GUARD = ClassName.get(MAPPING, "CollisionGuard");
  static final ClassName FIELD_CHANGES = ClassName.get(MAPPING, "FieldChanges");
  static final ClassName VARIANT_TYPE = ClassName.get(RUNTIME, "VariantType");
  static final ClassName ENUM_SERIALIZER = ClassName.get(RUNTIME, "EnumSerializer");
  static final ClassName ENUM_SERIALIZER_BUILDER = ClassName.get(RUNTIME, "EnumSerializerBuilder");
  static final ClassName PLAIN_SERIALIZER = ClassName.get(RUNTIME, "PlainSerializer");
  static final ClassName TYPE_TAGS = ClassName.get(MAPPING, "TypeTags");
  static final ClassName CONTAINER_TYPE = ClassName.get(RUNTIME, "ContainerType");
  static final ClassName STRING_NAME = ClassName.get(RUNTIME + ".value", "StringName");
  static final ClassName NODE_PATH = ClassName.get(RUNTIME + ".value", "NodePath");
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
