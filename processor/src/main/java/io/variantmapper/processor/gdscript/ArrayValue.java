package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;
import java.util.List;

/** Generates the GDScript for Arrays. */
record ArrayValue(PacketType.ArrayOf type, boolean isNullable, ScriptParts parts)
    implements CopiedValue {
  private ScriptValue elements() {
    return parts.value(type.element());
  }

  @Override
  public List<GodotType> stated() {
    return type.stated().stream().toList();
  }

  @Override
  public String typeName() {
    String element = elements().element();
    return element.isEmpty() || !parts.dialect().isModern() ? "Array" : "Array[" + element + "]";
  }

  @Override
  public String initialValue() {
    return "[]";
  }

  @Override
  public String expected() {
    return "Array";
  }

  @Override
  public String words() {
    return (stated().isEmpty() ? "" : "typed.") + "array.of." + elements().signature();
  }

  @Override
  public boolean isCopied() {
    return elements().isUnchanged();
  }

  @Override
  public boolean hasObjects() {
    return elements().hasObjects();
  }

  @Override
  public void addWriting(String function, Lines out) {
    out.block(
        """
        static func $L($list: $L) -> $L:
            var $written: $L = []
            for $L in $list:
                $written.append($L)
            return $written
        """,
        function,
        typeName(),
        written(),
        written(),
        loopVariable("element", elements().element()),
        elements().form(parts.local("element")));
  }

  @Override
  public void addReading(Lines out) {
    String element = parts.local("element");
    boolean isTyped = parts.dialect().isModern() && !elements().element().isEmpty();
    String path = out.text("\"[%d]\" % $list.size()");
    out.block("var $list: $L = []", typeName());
    addRefusal(out, out.text("typeof($value) < TYPE_ARRAY"), parts.local("list"));
    elements().prepare(out);
    Lines conversion = parts.lines();
    addConversion(
        conversion, elements(), new Place(element, path, isTyped, out.text("return $list")));
    out.block("""
        for $element: Variant in $value:
            $L
            $list.append($element)
        return $list
        """, conversion);
  }
}
