package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;

/** Emits the code for Java arrays whose types do not correspond to packed arrays. */
record ArrayCode(Container mapping, GeneratedMembers members) implements ContainerCode {
  @Override
  public String plainWords() {
    return members.words(mapping.first()) + "Array";
  }

  @Override
  public boolean isCounted() {
    return false;
  }

  @Override
  public String count() {
    return written() + ".length";
  }

  @Override
  public Code reading() {
    TypeName type = mapping.first().mapping().type();
    if (members.code(mapping.first().mapping()).isReadAtOnce()) {
      return Code.lines("""
          int count = in.beginArray();
          $T elements = new $T[count];
          for (int i = 0; i < count; i++) {
            elements[i] = $L;
          }
          in.endArray();
          return elements;
          """, mapping.type(), type, members.read(mapping.first()));
    }
    // A hostile packet can announce many elements in each of its nested arrays but contain none of
    // them. Therefore the generated code creates the array only after it has read the elements.
    return Code.lines(
        """
        int count = in.beginArray();
        var elements = new ${ArrayList}<$T>(in.capacity(count));
        for (int i = 0; i < count; i++) {
          $L
        }
        in.endArray();
        return $L;
        """, type, add(mapping.first(), "element", "elements.add($L)"), toArray(type));
  }

  // elements.toArray(new int[0][])
  // elements.toArray(emptyTArray)
  // GivenTypes.toArray(elements)
  private Code toArray(TypeName element) {
    return EmptyArray.isGeneric(element)
        ? Code.of("${GivenTypes}.toArray(elements)")
        : Code.of("elements.toArray($L)", EmptyArray.of(element, members));
  }
}
