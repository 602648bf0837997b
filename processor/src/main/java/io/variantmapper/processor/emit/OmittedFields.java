package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Emptiness;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Presence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Emits the code for entries that a packet may lack. The code first counts the entries of the
 * packet, and then writes or omits each entry.
 */
final class OmittedFields {
  private final SerializerPlan plan;
  private final Optional<Entry.Extras> extras;
  private final List<Field> omitted = new ArrayList<>();
  private final int alwaysWritten;
  private final Defaults defaults;
  private final String keys;
  private final WriteLocals locals;
  private final GeneratedMembers members;
  private final InView inView;

  OmittedFields(SerializerPlan plan, WriteLocals locals, InView inView) {
    this.plan = plan;
    extras = plan.type().extras();
    defaults = plan.defaults();
    keys = plan.keys();
    members = plan.members();
    this.locals = locals;
    this.inView = inView;
    int always = 0;
    for (WireEntry entry : plan.entries()) {
      if (!plan.type().mayLack(entry)) {
        always++;
      }
    }
    alwaysWritten = always;
    for (Field field : plan.type().wireFields()) {
      if (field.isWritten() && plan.type().mayLack(field)) {
        omitted.add(field);
      }
    }
  }

  /**
   * Returns the code for the number of entries in a packet: a number, or the variable that {@link
   * #count} declares.
   */
  String entries() {
    return areCounted() ? "count" : String.valueOf(alwaysWritten);
  }

  private boolean areCounted() {
    return !omitted.isEmpty() || extras.isPresent();
  }

  // String label = value.label();
  // int hp = value.hp();
  // boolean hpWritten = hp != HP_DEFAULT;
  // int count = 3;
  // if (label != null) {
  //   count++;
  // }
  // if (hpWritten) {
  //   count++;
  // }
  // if (rest != null) {
  //   rest = FieldWriter.snapshot(rest);
  //   count += rest.size();
  // }
  Code count() {
    Code.Builder code = Code.builder();
    if (!areCounted()) {
      return code.build();
    }
    extras.ifPresent(rest -> code.add(locals.declare(rest)));
    for (Field field : omitted) {
      code.add(declare(field));
    }
    code.addStatement("int count = $L", alwaysWritten);
    for (Field field : omitted) {
      code.add(Code.ifTrue(isWritten(field), Code.statement("count++")));
    }
    extras.map(locals::of).ifPresent(rest -> code.addLines("""
        if ($L != null) {
          $L = ${FieldWriter}.snapshot($L);
          count += $L.size();
        }
        """, rest, rest, rest, rest));
    return code.build();
  }

  /**
   * Declares the variables that are needed to decide whether a field is written. If only the views
   * of the field decide this, no variables are needed.
   */
  private Code declare(Field field) {
    Code.Builder code = Code.builder();
    if (field.presence().omitsValues()) {
      code.add(locals.declareInView(field));
    }
    if (isCompared(field)) {
      code.addStatement("boolean $L = $L", locals.written(field), differs(field));
    }
    return code.build();
  }

  /**
   * Writes the fields from {@code index}, inclusive, to {@code end}, exclusive. No run contains
   * these fields.
   */
  Code write(int index, int end) {
    return plan.each(index, end, Field::isWritten, this::write);
  }

  // if (label != null) {
  //   FieldWriter.writeKey(out, KEYS, 3);
  //   out.writeString(label);
  // }
  private Code write(Field field, int index) {
    Code key = Code.statement("${FieldWriter}.writeKey(out, $N, $L)", keys, index);
    Code value = omitted.contains(field) && field.presence().omitsValues()
        ? writeLocal(field)
        : locals.write(field);
    Code write = Code.of("$L$L", key, value);
    return omitted.contains(field) ? Code.ifTrue(isWritten(field), write) : write;
  }

  private Code writeLocal(Field field) {
    ValueCode value = members.code(field.mapping());
    return isNullLeftOut(field)
        ? value.write(locals.of(field))
        : value.writeOrNil(locals.of(field));
  }

  // label != null
  // hpWritten
  // isForServer && hpWritten
  private Code isWritten(Field field) {
    Presence presence = field.presence();
    if (!presence.omitsValues()) {
      return inView.of(field);
    }
    Code written = isCompared(field) ? locals.written(field) : differs(field);
    // In a packet for another view, the variable holds the default of the field's Java type. If
    // this default is omitted, the condition does not need the views.
    return presence.omitsZero() ? written : inView.and(field, written);
  }

  /**
   * Returns whether the value is compared with its default or with an empty value, and a variable
   * holds the result.
   */
  private static boolean isCompared(Field field) {
    return field.presence().comparesValue() && !isTrueOrLeftOut(field);
  }

  private static boolean isNullLeftOut(Field field) {
    return field.presence().omitsZero() && !field.mapping().type().isPrimitive();
  }

  private static boolean isTrueOrLeftOut(Field field) {
    return field.presence().omitsZero() && field.mapping().type().equals(TypeName.BOOLEAN);
  }

  // label != null
  // hp != HP_DEFAULT
  // tags == null || !tags.isEmpty()
  // label != null && !Objects.equals(label, LABEL_DEFAULT)
  private Code differs(Field field) {
    Presence presence = field.presence();
    Code value = locals.of(field);
    if (presence.omitsEmpty()) {
      return hasContent(field, value);
    }
    if (!isNullLeftOut(field)) {
      return differsFromDefault(field, value);
    }
    Code present = members.code(field.mapping()).isPresent(value);
    return presence.omitsDefault() && presence.hasDefault()
        ? Code.of("$L && $L", present, differsFromDefault(field, value))
        : present;
  }

  // name == null || !name.isEmpty()
  // path == null || path.length != 0
  private static Code hasContent(Field field, Code value) {
    String hasContent = switch (Emptiness.of(field.mapping()).orElseThrow()) {
      case TEXT, CONTAINER -> "!$L.isEmpty()";
      case CHARACTERS -> "$L.length() != 0";
      case ARRAY -> "$L.length != 0";
    };
    return Code.of("$L == null || " + hasContent, value, value);
  }

  // alive
  // hp != HP_DEFAULT
  private Code differsFromDefault(Field field, Code value) {
    return isTrueOrLeftOut(field)
        ? value
        : members.code(field.mapping()).differs(value, defaults.forMissing(field));
  }
}
