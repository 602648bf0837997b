package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Mapping;
import java.util.Map;

/** Emits the code for maps. */
record MapCode(Container.MapOf mapping, Members members) implements FilledCode {
  @Override
  public String plainWords() {
    return className() + "Of" + members.words(mapping.key()) + "To"
        + members.words(mapping.value());
  }

  @Override
  public String godotName() {
    return "Dictionary";
  }

  @Override
  public Class<?> snapshotType() {
    return Map.class;
  }

  // out.beginDictionary(snapshot.size());
  // for (Map.Entry<String, Item> entry : snapshot.entrySet()) {
  //   out.writeString(entry.getKey());
  //   ItemVariantSerializer.INSTANCE.write(out, entry.getValue());
  // }
  // out.endDictionary();
  @Override
  public Code loop() {
    return Code.lines(
        """
        out.beginDictionary($L$L);
        for ($T entry : $L.entrySet()) {
          $L
          $L
        }
        out.endDictionary();
        """,
        statedTypes(),
        count(),
        withArguments(Map.Entry.class),
        written(),
        writePart(mapping.key().mapping(), "entry.getKey()"),
        writePart(mapping.value().mapping(), "entry.getValue()"));
  }

  @Override
  public Code reading() {
    Mapping key = mapping.key().mapping();
    return Code.lines(
        """
        int count = in.beginDictionary();
        $T elements =$W$L;
        $L
        for (int i = 0; i < count; i++) {
          $L
          $T key = $L;
          $L
          $L
          $L
        }
        in.endDictionary();
        return $L;
        """,
        collectedType(),
        create(),
        guard(),
        isGuarded() ? Code.statement("guard.beginKey()") : Code.NONE,
        key.type(),
        members.read(mapping.key()),
        members.code(key).skipsUnknown() ? skipUnknownKey() : Code.NONE,
        isGuarded() ? Code.statement("guard.check(key, elements.size())") : Code.NONE,
        add(mapping.value(), "value", "elements.put(key, $L)"),
        finish(Code.of("elements")));
  }

  private static Code skipUnknownKey() {
    return Code.lines("""
        if (key == null) {
          in.skip();
          continue;
        }
        """);
  }
}
