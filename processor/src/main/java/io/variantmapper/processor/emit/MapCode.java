package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Slot;
import java.util.Map;

/** Emits the code for maps. */
record MapCode(Container mapping, GeneratedMembers members) implements FilledCode {
  @Override
  public String plainWords() {
    return className() + "Of" + members.words(mapping.first()) + "To"
        + members.words(mapping.slots().get(1));
  }

  @Override
  public String godotName() {
    return "Dictionary";
  }

  @Override
  public Class<?> snapshotType() {
    return Map.class;
  }

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
        writePart(mapping.first().mapping(), "entry.getKey()"),
        writePart(mapping.slots().get(1).mapping(), "entry.getValue()"));
  }

  @Override
  public Code reading() {
    Slot key = mapping.first();
    return Code.lines(
        """
        int count = in.beginDictionary();
        $L
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
        start(),
        guard(),
        isGuarded() ? Code.statement("guard.beginKey()") : Code.NONE,
        key.mapping().type(),
        members.read(key),
        members.code(key.mapping()).skipsUnknown() ? skipUnknownKey() : Code.NONE,
        isGuarded() ? Code.statement("guard.check(key, elements.size())") : Code.NONE,
        add(mapping.slots().get(1), "value", "elements.put(key, $L)"),
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
