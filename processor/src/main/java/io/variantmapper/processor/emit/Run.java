package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Neighboring entries whose bytes are written and read in one step, as one {@code FieldRun} with
 * holes for the values. The last values may follow the {@code FieldRun} instead of filling holes.
 *
 * @param name the name of the constant that holds the run
 * @param methods the part of method names that stands for the run, such as HpRun in writeHpRun
 * @param isWhole whether the run begins with the container's header and count
 * @param first the index of the first entry in the list of all entries
 */
record Run(String name, String methods, Shape shape, boolean isWhole, int first, List<Part> parts) {
  /**
   * An entry of the run.
   *
   * @param holeName the name of the constant that holds the entry's hole; empty for an entry
   *     without such a constant, such as a String
   * @param isPlain whether it is certain that the value is not a container and does not contain one
   */
  record Part(WireEntry entry, Optional<Hole> hole, String holeName, boolean isPlain) {
    boolean isFixed() {
      return !holeName.isEmpty();
    }

    /** Returns whether the bytes of the run contain the value. If so, another entry can follow. */
    boolean isInside() {
      return isFixed() || entry.isTag();
    }
  }

  int end() {
    return first + parts.size();
  }

  // private static final FieldRun HP_RUN =
  //     FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
  //
  // private static final Hole<Long> HP_AT = HP_RUN.hole(0);
  List<FieldSpec> constants(String keys) {
    List<FieldSpec> constants = new ArrayList<>();
    constants.add(run(keys).constant(RuntimeNames.named("FieldRun"), name));
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (part.isFixed()) {
        Code hole = Code.of("$N.hole($L)", name, first + i);
        TypeName type = ParameterizedTypeName.get(
            RuntimeNames.named("Hole"), part.hole().orElseThrow().javaType(part.entry()));
        constants.add(hole.constant(type, part.holeName()));
      }
    }
    return constants;
  }

  private Code run(String keys) {
    boolean dictionary = shape == Shape.DICTIONARY;
    String factory =
        dictionary ? isWhole ? "ofDictionary" : "ofEntries" : isWhole ? "ofArray" : "ofElements";
    List<Code> arguments = new ArrayList<>();
    arguments.add(Code.of("$N", keys));
    if (!isWhole) {
      arguments.add(Code.of("$L", first));
    }
    arguments.add(Code.of("$L", end()));
    for (Part part : parts) {
      if (part.hole().isPresent()) {
        arguments.add(Code.of("${VariantType}.$N", part.hole().get().type().name()));
      }
    }
    return Code.of("${FieldRun}.$N($L)", factory, Code.join(arguments, ",$W"));
  }
}
