package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.regex.Pattern;

/**
 * Names serializers by one rule, so that generated code can refer to a serializer that does not
 * exist yet.
 *
 * <pre>{@code
 * SerializerName.of(ClassName.get("game", "World", "Tile"))   // game.World_TileVariantSerializer
 * }</pre>
 */
public final class SerializerName {
  private static final String SUFFIX = "VariantSerializer";

  /** The end of a serializer's name, both of generated and of handwritten serializers. */
  private static final Pattern ENDING = Pattern.compile("(?<=.)(Variant)?Serializer$");

  private SerializerName() {}

  /**
   * Returns the name of the serializer, which is a top-level class in the package of {@code type}.
   */
  public static ClassName of(ClassName type) {
    return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + SUFFIX);
  }

  /**
   * Returns the part of a serializer's name that stands for its type, such as {@code World_Tile}.
   */
  public static String subject(ClassName serializer) {
    return ENDING.matcher(serializer.simpleName()).replaceFirst("");
  }
}
