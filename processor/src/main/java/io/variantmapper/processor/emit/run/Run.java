package io.variantmapper.processor.emit.run;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.Constant;
import io.variantmapper.processor.emit.code.RuntimeNames;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Neighbouring properties whose bytes are written and read as one {@code FieldRun}, and behind them
 * those whose values have no place in it.
 *
 * @param name the constant that holds the run
 * @param methods the name of methods for it, behind "write" and "read"
 * @param isWhole whether the container's header and count are part of it
 * @param first the index of the first property
 */
public record Run(
    String name, String methods, Shape shape, boolean isWhole, int first, List<Field> fields) {
  /** Methods of the writer that never write a container. */
  private static final Set<String> PLAIN =
      Set.of("writeBoolean", "writeInt", "writeFloat", "writeString");

  /**
   * A property.
   *
   * @param offset the constant that tells where its hole is; empty for one without
   */
  public record Field(Property property, Optional<Hole> hole, String offset) {
    public boolean isFixed() {
      return !offset.isEmpty();
    }

    /** Whether the value is part of the run, so that what comes behind it is, too. */
    public boolean isInside() {
      return isFixed() || property.isTag();
    }

    /** Whether the value is known to be no container, and to hold none. */
    boolean isPlain() {
      Mapping mapping = property.mapping();
      return hole.isPresent()
          || mapping instanceof Mapping.Text
          || mapping instanceof Mapping.EnumOf
          || (mapping instanceof Mapping.Direct direct && PLAIN.contains(direct.write()));
    }
  }

  /** The index behind the last property. */
  public int end() {
    return first + fields.size();
  }

  // private static final FieldRun FROM_HP =
  //     FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
  //
  // private static final int HP_AT = FROM_HP.offset(0);
  public List<FieldSpec> constants(String keys) {
    List<FieldSpec> constants = new ArrayList<>();
    constants.add(Constant.of(RuntimeNames.FIELD_RUN, name, run(keys)));
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isFixed()) {
        Code offset = Code.of("$N.offset($L)", name, first + i);
        constants.add(Constant.of(TypeName.INT, fields.get(i).offset(), offset));
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
    if (dictionary) {
      arguments.add(Code.of("$L", end()));
    }
    for (Field field : fields) {
      field
          .hole()
          .ifPresent(
              hole -> arguments.add(Code.of("$T.$N", RuntimeNames.VARIANT_TYPE, hole.type())));
    }
    return Code.of("$T.$N($L)", RuntimeNames.FIELD_RUN, factory, Code.join(arguments, ",$W"));
  }
}
