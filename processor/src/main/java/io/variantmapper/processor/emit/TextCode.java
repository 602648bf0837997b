package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.TextForm;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Locale;

/** Emits the code for values that are written as texts. */
record TextCode(Mapping.Text mapping, GeneratedMembers members) implements ValueCode {
  @Override
  public void declare() {
    if (mapping.hasPattern()) {
      members.declarePattern(mapping);
    }
  }

  @Override
  public boolean takesNull() {
    return false;
  }

  // out.writeString(value.since().toString());
  // out.writeString(TimeNumber.withSeconds(value.opening()));
  // out.writeString(LOCAL_DATE_PATTERN.format(value.since()));
  // out.writeStringName(new StringName(action));
  // out.writeNodePath(NodePath.parse(target));
  @Override
  public Code write(Code value) {
    boolean string = mapping.type().equals(ClassName.get(String.class));
    Code text = string ? value : Code.of("$L.$N()", value, mapping.print());
    if (mapping.hasTimeOfDay()) {
      text = Code.of("${TimeNumber}.withSeconds($L)", value);
    } else if (mapping.hasPattern()) {
      text = Code.of("$N.format($L)", members.pattern(mapping), value);
    }
    return switch (mapping.form()) {
      case STRING -> Code.statement("out.writeString($L)", text);
      case STRING_NAME -> Code.statement("out.writeStringName(new ${StringName}($L))", text);
      case NODE_PATH -> Code.statement("out.writeNodePath(${NodePath}.parse($L))", text);
    };
  }

  // in.readString()
  // FieldReader.readPath(in)
  // Instant.parse(in.readString())
  // LocalDate.from(LOCAL_DATE_PATTERN.parse(in.readString()))
  @Override
  public Code read() {
    Code text = mapping.form() == TextForm.NODE_PATH
        ? Code.of("${FieldReader}.readPath(in)")
        : Code.of("in.readString()");
    if (mapping.hasPattern()) {
      return Code.of("$T.from($N.parse($L))", mapping.type(), members.pattern(mapping), text);
    }
    return mapping.parse().isEmpty()
        ? text
        : Code.of("$T.$N($L)", mapping.parser(), mapping.parse(), text);
  }

  /** Returns the expression for the formatter of a pattern. */
  // DateTimeFormatter.ofPattern("dd.MM.uuuu", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT)
  static Code formatter(Mapping.Text mapping) {
    Code formatter = Code.of(
        "$T.ofPattern($S, $T.ROOT)$Z.withResolverStyle($T.STRICT)",
        DateTimeFormatter.class,
        mapping.pattern(),
        Locale.class,
        ResolverStyle.class);
    return mapping.type().equals(ClassName.get(Instant.class))
        ? Code.of("$L$Z.withZone($T.UTC)", formatter, ZoneOffset.class)
        : formatter;
  }

  @Override
  public boolean isPlain() {
    return true;
  }
}
