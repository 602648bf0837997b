package io.variantmapper.tools.part;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.util.ArrayList;
import java.util.List;

/** The full name of a value's type, with the types that a container declares, or with a class. */
final class TypeName {
  private final Packet packet;
  private int at;

  private TypeName(Part part) {
    packet = part.packet();
    at = part.offset() + Integer.BYTES;
  }

  /** Returns the name, such as {@code Array[int]} or {@code Object(Node)}. */
  static String of(Part part) {
    String name = part.type().godotName();
    if (hasProperties(part)) {
      return name + "(" + className(part) + ")";
    }
    List<ContainerType> types = new TypeName(part).declared(part);
    return types.stream().allMatch(ContainerType.UNTYPED::equals) ? name : name + types;
  }

  /** Returns whether a value is an Object with a class and properties. */
  static boolean hasProperties(Part part) {
    return part.type() == VariantType.OBJECT
        && part.packet().format().generation() > 2
        && !Flags.isWide(part.header())
        && !className(part).isEmpty();
  }

  private static String className(Part object) {
    return TextBlock.at(object.packet(), object.offset() + Integer.BYTES).text();
  }

  private List<ContainerType> declared(Part part) {
    VariantFormat format = packet.format();
    List<ContainerType> types = new ArrayList<>();
    if (part.type() == VariantType.ARRAY && format.hasTypedArrays()) {
      types.add(next(Flags.firstKind(part.header())));
    } else if (part.type() == VariantType.DICTIONARY && format.hasTypedDictionaries()) {
      types.add(next(Flags.firstKind(part.header())));
      types.add(next(Flags.secondKind(part.header())));
    }
    return types;
  }

  private ContainerType next(int kind) {
    return switch (ContainerType.Kind.values()[kind]) {
      case UNTYPED -> ContainerType.UNTYPED;
      case BUILT_IN -> {
        VariantType type = packet.format().typeWithId(packet.word(at));
        at += Integer.BYTES;
        yield type == null ? ContainerType.UNTYPED : ContainerType.of(type);
      }
      case CLASS -> ContainerType.ofClass(nextText());
      case SCRIPT -> ContainerType.ofScript(nextText());
    };
  }

  private String nextText() {
    TextBlock text = TextBlock.at(packet, at);
    at = text.end();
    return text.text();
  }
}
