package io.variantmapper.processor.emit.change;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.Difference;
import io.variantmapper.processor.emit.code.ObjectCode;
import io.variantmapper.processor.emit.code.RuntimeNames;
import io.variantmapper.processor.emit.value.ArgumentCode;
import io.variantmapper.processor.emit.value.InView;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.WriteCode;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;

/** The method that writes what differs between two objects. */
public final class WriteChangesMethod {
  private static final String BEFORE = "before";
  private static final String AFTER = "after";

  private final MappedType type;
  private final WriteCode values;
  private final String keys;
  private final ArgumentCode serializers;
  private final NameAllocator locals;
  private final InView inView;

  public WriteChangesMethod(MappedType type, Members members) {
    this.type = type;
    values = new WriteCode(members);
    keys = members.keys();
    serializers = new ArgumentCode(members);
    locals = members.locals("out", BEFORE, AFTER, "changes");
    inView = new InView(members, "out", true);
  }

  // if (before == null || after == null) {
  //   write(out, after);
  //   return;
  // }
  // FieldChanges changes = FieldChanges.begin(out, KEYS);
  // …
  // changes.end();
  public MethodSpec emit(MethodSpec.Builder method) {
    Code.Builder code = Code.builder()
        .beginControlFlow("if ($N == null || $N == null)", BEFORE, AFTER)
        .addStatement("write(out, $N)", AFTER)
        .addStatement("return")
        .endControlFlow()
        .add(inView.declare(type, Property::isWritten))
        .addStatement(
            "$T changes = $T.begin(out, $N)",
            RuntimeNames.FIELD_CHANGES,
            RuntimeNames.FIELD_CHANGES,
            keys);
    List<Entry> entries = type.wireEntries();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Property property && property.isWritten()) {
        code.add(ifChanged(property, i));
      }
    }
    return code.addStatement("changes.end()").bodyOf(method);
  }

  // if (before.hp() != after.hp()) {
  //   changes.writeKey(1);
  //   out.writeInt(after.hp());
  // }
  private Code ifChanged(Property property, int index) {
    Code before = ObjectCode.get(BEFORE, property);
    Code after = ObjectCode.get(AFTER, property);
    return Code.builder()
        .beginControlFlow(
            "if ($L)", inView.and(property, Difference.of(property.mapping(), before, after)))
        .addStatement("changes.writeKey($L)", index)
        .add(write(property, before, after))
        .endControlFlow()
        .build();
  }

  private Code write(Property property, Code before, Code after) {
    if (property.mapping().hasChanges()) {
      // GuildVariantSerializer.INSTANCE.writeChanges(out, before.guild(), after.guild());
      Code serializer = property.mapping().accept(serializers);
      return Code.statement("$L.writeChanges(out, $L, $L)", serializer, before, after);
    }
    if (WriteCode.takesNull(property.mapping())) {
      return values.write(property.mapping(), after);
    }
    // String label = after.label();
    String local = locals.clone().newName(property.name());
    return Code.builder()
        .addStatement("$T $N = $L", property.mapping().type(), local, after)
        .add(values.write(property.mapping(), Code.of("$N", local)))
        .build();
  }
}
