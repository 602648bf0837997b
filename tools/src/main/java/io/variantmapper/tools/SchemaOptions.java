package io.variantmapper.tools;

import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.schema.SchemaComparison;
import io.variantmapper.tools.schema.Schemas;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name the mapped type of the packets. */
final class SchemaOptions {
  @Option(
      names = "--schema",
      paramLabel = "CLASSES",
      description = "the folder of the compiled classes, with the schemas in it; needs --type")
  private @Nullable Path folder;

  @Option(
      names = "--type",
      paramLabel = "NAME",
      description = "the Java name of the mapped type that the packets contain; needs --schema")
  private @Nullable String type;

  private @Nullable Schemas schemas;

  /**
   * Reads a packet. If an element of an Array is a field of a mapped type, the key of the field
   * becomes the name of the element.
   */
  Part read(Packet packet) {
    Part root = PartReader.read(packet);
    findings(root);
    return root;
  }

  /** Names elements as {@link #read} does, and returns the values that do not fit the type. */
  List<SchemaComparison.Finding> findings(Part root) {
    if (folder == null && type == null) {
      return List.of();
    } else if (folder == null || type == null) {
      throw new InputException("--schema and --type belong together: give both.");
    }
    if (schemas == null) {
      schemas = Schemas.load(folder);
    }
    return SchemaComparison.findings(root, schemas, type);
  }
}
