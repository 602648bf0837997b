package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;

/**
 * Generates the class of a hierarchy, which is the superclass of the subtypes' classes. The
 * superclass reads the tag of a packet, and calls the class of the subtype that has this tag.
 */
final class HierarchyScript {
  private final Hierarchy hierarchy;
  private final Dialect dialect;
  private final ScriptParts parts;

  HierarchyScript(Hierarchy hierarchy, Dialect dialect) {
    this.hierarchy = hierarchy;
    this.dialect = dialect;
    parts = new ScriptParts(dialect, Locals.ofHierarchy(), ScriptValues::of);
  }

  String text() {
    Declaration declaration = hierarchy.declaration();
    ClassName origin = declaration.origin();
    PublicFunctions functions = new PublicFunctions(parts, origin, objects());
    Lines out = parts.lines();
    ClassScript.addHead(out, declaration, dialect);
    Lines statics = parts.lines();
    functions.addFromBytes(statics);
    functions.addFromVariant(statics);
    functions.addReadFrom(statics, choice());
    parts.addTo(statics);
    Lines constants = parts.lines();
    addSelf(constants);
    addKey(constants);
    out.block(constants.isEmpty() ? "" : "\n$L", constants);
    out.block("$L", statics);
    functions.addToBytes(out);
    return out.block("""


            ## Returns the form of the object in packets. Each subtype has its own.
            func to_variant() -> Variant:
                return null
            """).toString();
  }

  /**
   * Returns the type of the script's objects. Without global names, the script refers to itself
   * with a constant. The scripts of subtypes inherit this constant. They may declare constants with
   * the names that {@link Dialect#reference} returns, so this name differs.
   */
  private String objects() {
    String name = dialect.objects(hierarchy.declaration().origin());
    return dialect.settings().hasClassNames() || !dialect.isModern() ? name : name + "_";
  }

  private void addSelf(Lines out) {
    if (dialect.isModern() && !dialect.settings().hasClassNames()) {
      out.add("const " + objects() + " = preload("
          + dialect.path(hierarchy.declaration().origin()) + ")");
    }
  }

  /** Returns the text of a script that only has the key of the tags. */
  String keys() {
    Lines out = parts.lines();
    ClassScript.addHead(out, hierarchy.declaration(), dialect);
    Lines constants = parts.lines();
    addKey(constants);
    out.block(constants.isEmpty() ? "" : "\n$L", constants);
    return out.toString();
  }

  private void addKey(Lines out) {
    if (hierarchy.declaration().hierarchy().isEmpty()) {
      out.add("const " + GdScriptNames.TAG_KEY + ": String = " + Literals.text(hierarchy.key()));
    }
  }

  private Lines choice() {
    parts.need(PrivateFunction.REFUSE);
    parts.need(PrivateFunction.REFUSE_CONSTANT);
    boolean numbers = hierarchy.subtypes().get(0).tag().isNumber();
    Lines out = parts
        .lines()
        .block("""
        var tag: Variant = null
        if value is Dictionary:
            var entries: Dictionary = value
            tag = entries.get($L)
        elif value is Array:
            var elements: Array = value
            if not elements.is_empty():
                tag = elements[0]
        else:
            _refuse(problem, "", "$L", value)
            return null
        """, tagKey(), dialect.names().ofClass(hierarchy.declaration().origin()));
    if (numbers) {
      parts.addConversion(out, "tag", "float", PrivateFunction.WHOLE);
    }
    Lines cases = parts.lines();
    for (Subtype subtype : hierarchy.subtypes()) {
      cases.block("""
          $L:
              $L
          """, Literals.of(subtype.tag()), chosen(subtype));
    }
    boolean byPath = !dialect.namesSubclasses();
    out.block(byPath ? "var script: String = \"\"" : "").block("""
        match tag:
            $L
        """, cases);
    hierarchy
        .fallback()
        .ifPresent(fallback -> out.block(
            """
            if $L$L:
                $L
            """,
            byPath ? "script == \"\" and " : "",
            numbers ? "tag is int" : dialect.isText("tag"),
            chosen(fallback)));
    return out.block(byPath ? """
        if script != "":
            return load(script).call("read_from", value, lenient, depth, problem)
        """ : "").block("""
        _refuse_constant(problem, "." + $L, "tag", tag)
        return null
        """, tagKey());
  }

  /**
   * Returns the expression for the key of tags: the constant, or the text itself if a script for
   * Godot 3 inherits the constant. In Godot 3, static functions can't use an inherited constant.
   */
  private String tagKey() {
    return dialect.isModern() || hierarchy.declaration().hierarchy().isEmpty()
        ? GdScriptNames.TAG_KEY
        : Literals.text(hierarchy.key());
  }

  private String chosen(Subtype subtype) {
    return dialect.namesSubclasses()
        ? "return " + dialect.names().ofClass(subtype.name())
            + ".read_from(value, lenient, depth, problem)"
        : "script = " + dialect.path(subtype.name());
  }
}
