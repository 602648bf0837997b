package io.variantmapper.benchmarks.peer;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.variantmapper.runtime.value.Vector3;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes JSON as a tree of Jackson, the version of Jackson that the module text uses. */
public final class JacksonTree {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addMixIn(Vector3.class, Components.class).build();

  private JacksonTree() {}

  /** Writes an object as plain JSON. A vector is an array of its components. */
  public static String plainJson(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /** Reads a tree. */
  public static JsonNode read(String json) {
    return MAPPER.readTree(json);
  }

  /** Writes a tree. */
  public static String write(JsonNode tree) {
    return MAPPER.writeValueAsString(tree);
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private interface Components {}
}
