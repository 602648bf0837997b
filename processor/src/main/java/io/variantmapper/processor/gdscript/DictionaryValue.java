package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;
import java.util.List;

/** Generates the GDScript for Dictionaries. */
record DictionaryValue(PacketType.DictionaryOf type, boolean isNullable, ScriptParts parts)
    implements CopiedValue {
  private ScriptValue keys() {
    return parts.value(type.key());
  }

  private ScriptValue values() {
    return parts.value(type.value());
  }

  @Override
  public List<GodotType> stated() {
    return type.stated();
  }

  @Override
  public String typeName() {
    String key = keys().key();
    String value = values().element();
    return !parts.dialect().isModern() || (key.isEmpty() && value.isEmpty())
        ? "Dictionary"
        : "Dictionary[" + orVariant(key) + ", " + orVariant(value) + "]";
  }

  private static String orVariant(String type) {
    return type.isEmpty() ? "Variant" : type;
  }

  @Override
  public String initialValue() {
    return "{}";
  }

  @Override
  public String expected() {
    return "Dictionary";
  }

  @Override
  public String words() {
    return (stated().isEmpty() ? "" : "typed.") + "dictionary.of." + keys().signature() + "."
        + values().signature();
  }

  @Override
  public boolean isCopied() {
    return (keys().isUnchanged() || keys().isRawKey()) && values().isUnchanged();
  }

  @Override
  public boolean hasObjects() {
    return values().hasObjects();
  }

  @Override
  public void addWriting(String function, Lines out) {
    String key = parts.local("key");
    String element = parts.local("element");
    out.block(
        """
        static func $L($map: $L) -> $L:
            var $written: $L = {}
            for $L in $map:
                var $L = $map[$key]
                $written[$L] = $L
            return $written
        """,
        function,
        typeName(),
        written(),
        written(),
        loopVariable("key", keys().key()),
        parts.dialect().variable(element, values().element()),
        keys().isRawKey() ? key : keys().form(key),
        values().form(element));
  }

  @Override
  public void addReading(Lines out) {
    String key = parts.local("key");
    String element = parts.local("element");
    out.block("var $map: $L = {}", typeName());
    addRefusal(out, out.text("not $value is Dictionary"), parts.local("map"));
    values().prepare(out);
    Lines conversion = parts.lines();
    addConversion(conversion, values(), place(element, values().element()));
    if (!keys().isRawKey()) {
      addConversion(conversion, keys(), place(key, keys().key()));
    }
    out.block("""
        var $entries: Dictionary = $value
        for $key: Variant in $entries:
            var $element: Variant = $entries[$key]
            $L
            $map[$key] = $element
        return $map
        """, conversion);
  }

  private Place place(String variable, String type) {
    return new Place(
        variable,
        "\"[\" + str(" + parts.local("key") + ").left(40) + \"]\"",
        parts.dialect().isModern() && !type.isEmpty(),
        "return " + parts.local("map"));
  }
}
