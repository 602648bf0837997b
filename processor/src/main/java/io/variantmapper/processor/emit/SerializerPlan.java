package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.MappedType;
import java.util.List;

/** The decisions about one serializer. The code of all its methods depends on them. */
record SerializerPlan(MappedType type, Members members, Runs runs, Defaults defaults) {
  static SerializerPlan of(MappedType type, VariableSerializers variables) {
    Members members = new Members(type, variables, ValueCodes::of);
    return new SerializerPlan(type, members, new Runs(type, members), new Defaults(type, members));
  }

  List<Entry> entries() {
    return type.wireEntries();
  }

  String keys() {
    return members.keys();
  }
}
