package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Slot;

/** Emits the code for values of the type Map.Entry. */
record EntryCode(Container mapping, GeneratedMembers members) implements ContainerCode {
  private Slot value() {
    return mapping.slots().get(1);
  }

  @Override
  public String plainWords() {
    return "EntryOf" + members.words(mapping.first()) + "To" + members.words(value());
  }

  /** Returns false, because the runtime measures only whole containers. */
  @Override
  public boolean isCounted() {
    return false;
  }

  @Override
  public MethodSpec method(String verb) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(members.name(verb, mapping)).addModifiers(members.modifiers());
    return verb.equals("read")
        ? reading().bodyOf(method.addParameter(RuntimeNames.READER, "in").returns(filledType()))
        : writing()
            .bodyOf(method
                .addParameter(RuntimeNames.WRITER, "out")
                .addParameter(mapping.type(), "entry"));
  }

  private Code writing() {
    return Code.lines(
        """
        if (entry == null) {
          out.writeNil();
          return;
        }
        $T key = entry.getKey();
        $T value = entry.getValue();
        out.beginDictionary($L1);
        $L
        $L
        out.endDictionary();
        """,
        mapping.first().mapping().type(),
        value().mapping().type(),
        statedTypes(),
        writePart(mapping.first().mapping(), "key"),
        writePart(value().mapping(), "value"));
  }

  @Override
  public Code reading() {
    return Code.lines(
        """
        int count = in.beginDictionary();
        if (count != 1) {
          throw new $T("Expected one entry, found " + count);
        }
        $T key = $L;
        $T value = $L;
        in.endDictionary();
        return new $T<>(key, value);
        """,
        IllegalArgumentException.class,
        mapping.first().mapping().type(),
        members.read(mapping.first()),
        value().mapping().type(),
        members.read(value()),
        mapping.filled().name());
  }
}
