package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.PacketType;

/** Generates the GDScript for objects of generated classes. */
record ObjectValue(PacketType.Mapped type, boolean isNullable, ScriptParts parts)
    implements ScriptValue {
  @Override
  public String typeName() {
    return parts.dialect().objects(type.name());
  }

  @Override
  public String member() {
    return typeName();
  }

  @Override
  public boolean isRawKey() {
    return true;
  }

  @Override
  public String initialValue() {
    return "null";
  }

  @Override
  public String expected() {
    return parts.dialect().names().ofClass(type.name());
  }

  @Override
  public String words() {
    return NameWords.snakeCase(expected());
  }

  @Override
  public String form(String variable) {
    return "null if " + variable + " == null else " + parts.dialect().call(variable, "to_variant");
  }

  @Override
  public boolean isUnchanged() {
    return false;
  }

  @Override
  public boolean hasObjects() {
    return true;
  }

  // var script: Resource = load("res://variantmapper/item.gd")
  @Override
  public void prepare(Lines out) {
    if (!parts.dialect().isModern()) {
      out.block("var $script: Resource = load($L)", parts.dialect().path(type.name()));
    }
  }

  // field = Item.read_from(field, lenient, depth - 1, problem)
  // if field == null:
  //     …
  @Override
  public void convert(Lines out, Place place) {
    String read = parts.dialect().isModern()
        ? parts.dialect().reference(type.name()) + ".read_from("
        : out.text("$script.call(\"read_from\", ");
    out.block(
        "$L = $L$L, $lenient, $depth - 1, $problem)", place.variable(), read, place.variable());
    place.addFailureInside(out, place.variable() + " == null");
  }
}
