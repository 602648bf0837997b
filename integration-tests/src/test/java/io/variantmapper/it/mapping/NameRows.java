package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;

/** Rows for names, and for ids of the engine's objects and resources. */
final class NameRows {
  static final Section SECTION = Section.of(
      "names and ids",
      field(new Action(new StringName("jump")), "&\"jump\"").alsoFrom("\"jump\""),
      field(new Target(NodePath.parse("/root/Ada:position:x")), "^\"/root/Ada:position:x\""),
      field(new Target(NodePath.parse("Body/Arm")), "^\"Body/Arm\""),
      field(new Mesh(new Rid(0)), "RID()"),
      field(new Owner(new ObjectId(1290)), "instance_from_id(1290)").inGodot3(""),
      field(
          new Event(new Signal("died", new ObjectId(1290))),
          "Signal(instance_from_id(1290), &\"died\")"));

  private NameRows() {}

  @VariantArray
  record Action(StringName action) {}

  @VariantArray
  record Target(NodePath target) {}

  @VariantArray
  record Mesh(Rid mesh) {}

  @VariantArray
  record Owner(ObjectId owner) {}

  @VariantArray
  record Event(Signal event) {}
}
