package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.emit.Output;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Protocol;

/**
 * Generates the GDScript class of a type, hierarchy, protocol or node for one version of Godot.
 *
 * <pre>{@code
 * new GdScriptSource(GodotVersion.GODOT_4, settings).of(type).text()   // class_name Player …
 * }</pre>
 */
public final class GdScriptSource {
  private final GodotVersion version;
  private final GdScriptSettings settings;

  /** Creates a generator for a version of Godot. */
  public GdScriptSource(GodotVersion version, GdScriptSettings settings) {
    this.version = version;
    this.settings = settings;
  }

  /** Returns whether the build options request the class of a type. */
  public boolean appliesTo(ClassName type) {
    return settings.isGenerated(type);
  }

  /** Returns whether the build options request the class of a protocol. */
  public boolean appliesTo(Protocol protocol) {
    return appliesTo(protocol.declaration().origin()) && !hasOnlyKeys();
  }

  /** Returns the class of a type. The type must not have problems. */
  public Output of(MappedType type) {
    Dialect dialect = dialect(type.declaration());
    ClassScript script = new ClassScript(type, dialect);
    return output(type.declaration(), dialect, hasOnlyKeys() ? script.keys() : script.text());
  }

  /** Returns the class of a hierarchy. The hierarchy must not have problems. */
  public Output of(Hierarchy hierarchy) {
    Dialect dialect = dialect(hierarchy.declaration());
    HierarchyScript script = new HierarchyScript(hierarchy, dialect);
    return output(hierarchy.declaration(), dialect, hasOnlyKeys() ? script.keys() : script.text());
  }

  /**
   * Returns the class that exchanges the messages of a protocol. The protocol must not have
   * problems.
   */
  public Output of(Protocol protocol) {
    Dialect dialect = dialect(protocol.declaration());
    return output(protocol.declaration(), dialect, new HubScript(protocol, dialect).text());
  }

  /** Returns whether the build options request the base class for the script of a node. */
  public boolean appliesTo(Node node) {
    return appliesTo(node.declaration().origin())
        && version == GodotVersion.GODOT_4
        && !hasOnlyKeys();
  }

  /** Returns the base class for the script of a node. The node must not have problems. */
  public Output of(Node node) {
    Dialect dialect = dialect(node.declaration());
    return output(node.declaration(), dialect, new NodeScript(node, dialect).text());
  }

  private Dialect dialect(Declaration declaration) {
    return Dialect.of(version, settings, declaration.origin());
  }

  private boolean hasOnlyKeys() {
    return settings.content() == GdScriptContent.KEYS;
  }

  private Output output(Declaration declaration, Dialect dialect, String text) {
    String folder = "META-INF/variantmapper/godot" + version.number() + "/";
    return Output.resource(
        folder + dialect.names().file(declaration.origin()), text, declaration.anchor());
  }
}
