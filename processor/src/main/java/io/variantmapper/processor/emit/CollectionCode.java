package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Slot;

/** Emits the code for collections. */
record CollectionCode(Container mapping, GeneratedMembers members) implements FilledCode {
  @Override
  public String plainWords() {
    return className() + "Of" + members.words(mapping.first());
  }

  @Override
  public Code reading() {
    return Code.lines("""
        int count = in.beginArray();
        $L
        $L
        for (int i = 0; i < count; i++) {
          $L
        }
        in.endArray();
        return $L;
        """, start(), guard(), add(), finish(Code.of("elements")));
  }

  private Code add() {
    Slot element = mapping.first();
    return !isGuarded()
        ? add(element, "element", "elements.add($L)")
        : Code.lines("""
            $T element = $L;
            guard.check(element, elements.size());
            elements.add(element);
            """, element.mapping().type(), members.read(element));
  }
}
