package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.SourceName;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javax.lang.model.element.Modifier;

/** Emits the code for points in time and durations that are written as numbers. */
record TimeCode(Mapping.Time mapping, GeneratedMembers members) implements ValueCode {
  @Override
  public void declare() {
    members.declare("write", mapping);
    members.declare("read", mapping);
  }

  @Override
  public String words() {
    return mapping.type().simpleName() + unit();
  }

  @Override
  public String unit() {
    return "In" + SourceName.capitalized(mapping.unit().name().toLowerCase(Locale.ROOT));
  }

  // writeInstantInSeconds(out, value.begin());
  @Override
  public Code write(Code value) {
    return Code.statement("$N(out, $L)", members.name("write", mapping), value);
  }

  // readInstantInSeconds(in)
  @Override
  public Code read() {
    return Code.of("$N(in)", members.name("read", mapping));
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public MethodSpec method(String verb) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(members.name(verb, mapping))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    return verb.equals("write") ? writing(method) : reading(method);
  }

  private MethodSpec writing(MethodSpec.Builder method) {
    return Code.lines(
            """
            if (value == null) {
              out.writeNil();
              return;
            }
            ${TimeNumber}.write(out,$Wvalue.$N(),$Wvalue.getNano(),$W$T.$N);
            """, mapping.time().seconds(), TimeUnit.class, mapping.unit().name())
        .bodyOf(
            method.addParameter(RuntimeNames.WRITER, "out").addParameter(mapping.type(), "value"));
  }

  private MethodSpec reading(MethodSpec.Builder method) {
    return Code.lines(
            """
            if (${TimeNumber}.isTextNext(in)) {
              return $T.parse(in.readString());
            }
            ${TimeNumber} number =$W${TimeNumber}.read$L(in,$W$T.$N);
            return $T.$N(number.seconds(),$Wnumber.nanos());
            """,
            mapping.type(),
            mapping.type().simpleName(),
            TimeUnit.class,
            mapping.unit().name(),
            mapping.type(),
            mapping.time().factory())
        .bodyOf(method.addParameter(RuntimeNames.READER, "in").returns(mapping.type()));
  }
}
