package io.variantmapper.processor.read.members;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Kind;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The pairs of types of which a field has one, and the creator's parameter has the other. */
final class TypePairs {
  private static final Set<Kind> CONTAINERS = Set.of(Kind.ARRAY, Kind.COLLECTION, Kind.MAP);
  private static final Set<TypeName> TEXTS =
      Set.of(ClassName.get(String.class), ClassName.get(CharSequence.class));

  private TypePairs() {}

  /**
   * Returns whether a field may be written as one type and read as the other. An Optional or
   * AtomicReference counts as the value in it. Texts of different types have different forms, and
   * numbers of different types have different limits.
   */
  static boolean mayDiffer(Mapping written, Mapping read) {
    boolean isKnown = Stream.concat(read.all(), written.all())
        .noneMatch(part -> part.isFaulty() || part.kind() == Kind.VARIABLE);
    return isKnown && fit(written.content(), read.content());
  }

  private static boolean fit(Mapping written, Mapping read) {
    return written.packetType().equals(read.packetType())
        && (haveSameType(written, read)
            || (written.isAny() && read.isAny())
            || isText(written)
            || isText(read)
            || haveSameElements(written, read));
  }

  // An OptionalInt contains an int, and an Optional<Integer> contains an Integer.
  private static boolean haveSameType(Mapping written, Mapping read) {
    return written.type().box().equals(read.type().box());
  }

  private static boolean isText(Mapping mapping) {
    boolean hasSerializer = mapping.kind() == Kind.CUSTOM;
    return !hasSerializer && TEXTS.contains(mapping.type());
  }

  private static boolean haveSameElements(Mapping written, Mapping read) {
    return CONTAINERS.contains(written.kind())
        && CONTAINERS.contains(read.kind())
        && written.parts().size() == read.parts().size()
        && IntStream.range(0, read.parts().size())
            .allMatch(i -> haveSameType(written.parts().get(i), read.parts().get(i)));
  }
}
