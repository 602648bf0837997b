package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;

/**
 * The method that reads one object: run by run as long as the packet has the fields in their order,
 * key by key from then on.
 */
final class ReadMethod {
  private final List<Property> properties;
  private final Runs runs;
  private final Building building;
  private final FieldLoop byKey;

  ReadMethod(MappedType type, Members members, Runs runs, Defaults defaults) {
    properties = type.wireFields();
    this.runs = runs;
    // An object that can be made first is filled while reading. Otherwise all waits in variables.
    Made made = Made.of(type);
    boolean first =
        made.parameters().isEmpty() && made.inside().isEmpty() && type.extras().isEmpty();
    building = first
        ? new BuildingFirst(type, members, defaults)
        : new BuildingLast(type, members, defaults);
    byKey = new FieldLoop(type, members, building);
  }

  /** How the object comes about. */
  interface Building {
    /** What stands before all reading. */
    CodeBlock begin();

    /** What reads the value of one property, whatever it is. */
    CodeBlock take(Property property);

    /** What takes the value of one property that is known to be there. */
    CodeBlock take(Property property, CodeBlock value);

    /** What becomes of a value that no property takes. */
    default CodeBlock unknown() {
      return CodeBlock.of("in.skip()");
    }

    /** Whether {@link #take} is a single statement. */
    boolean isSingle(Property property);

    /** What returns the object. */
    CodeBlock end();
  }

  // …
  // in.endFields();
  // return …
  MethodSpec emit(MethodSpec.Builder method) {
    method.addCode(building.begin());
    List<Run> all = runs.all();
    if (!runs.isComplete() || all.isEmpty()) {
      method.addCode(byKey.from(CodeBlock.of("0")));
    } else if (all.size() == 1) {
      method.addCode(inOneRun(all.get(0)));
    } else {
      method.addCode(inRuns(all));
    }
    return method.addStatement("in.endFields()").addCode(building.end()).build();
  }

  // if (in.beginFields(FROM_ID)) {
  //   …
  // } else {
  //   …
  // }
  private CodeBlock inOneRun(Run run) {
    CodeBlock values = values(run);
    if (values.isEmpty()) {
      return CodeBlock.builder()
          .beginControlFlow("if (!in.beginFields($N))", run.name())
          .add(byKey.from(CodeBlock.of("0")))
          .endControlFlow()
          .build();
    }
    return CodeBlock.builder()
        .beginControlFlow("if (in.beginFields($N))", run.name())
        .add(values)
        .nextControlFlow("else")
        .add(byKey.from(CodeBlock.of("0")))
        .endControlFlow()
        .build();
  }

  // int read = 0;
  // if (in.beginFields(FROM_ID)) {
  //   …
  //   read = 2;
  // }
  // if (read == 2 && in.readRun(FROM_LEVEL)) {
  //   …
  //   read = 7;
  // }
  // if (read < 7) {
  //   …
  // }
  private CodeBlock inRuns(List<Run> all) {
    CodeBlock.Builder code = CodeBlock.builder().addStatement("int read = 0");
    for (Run run : all) {
      if (run.isWhole()) {
        code.beginControlFlow("if (in.beginFields($N))", run.name());
      } else {
        code.beginControlFlow("if (read == $L && in.readRun($N))", run.first(), run.name());
      }
      code.add(values(run)).addStatement("read = $L", run.end()).endControlFlow();
    }
    return code.beginControlFlow("if (read < $L)", properties.size())
        .add(byKey.from(CodeBlock.of("read")))
        .endControlFlow()
        .build();
  }

  // level = in.getInt(LEVEL_AT);
  // guild = in.readText();
  // items = readListOfItem(in);
  private CodeBlock values(Run run) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Run.Field field : run.fields()) {
      if (field.property().isTag()) {
        continue;
      }
      code.add(field.property().isRead() ? take(field) : pass(field));
    }
    return code.build();
  }

  private CodeBlock take(Run.Field field) {
    return field
        .hole()
        .map(hole -> building.take(field.property(), get(hole, field)))
        .orElseGet(() -> InView.take(field.property(), building));
  }

  /** What lies in a hole is passed with it, but for text, which lies behind. */
  // in.readText();
  // in.skip();
  private static CodeBlock pass(Run.Field field) {
    CodeBlock skip = field.hole().map(hole -> get(hole, field)).orElse(CodeBlock.of("in.skip()"));
    return field.isFixed()
        ? CodeBlock.of("")
        : CodeBlock.builder().addStatement(skip).build();
  }

  private static CodeBlock get(Hole hole, Run.Field field) {
    return field.isFixed()
        ? CodeBlock.of("in.$N($N)", hole.get(), field.offset())
        : CodeBlock.of("in.$N()", hole.get());
  }

  // if (!in.readNil()) {
  //   value.setHp(in.readInt());
  // }
  static CodeBlock unlessNil(CodeBlock take) {
    return CodeBlock.builder()
        .beginControlFlow("if (!in.readNil())")
        .add(take)
        .endControlFlow()
        .build();
  }
}
