package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import io.variantmapper.processor.model.Mapping;
import java.util.concurrent.atomic.AtomicReference;

/** Emits the code for values of the type AtomicReference. */
record ReferenceCode(Mapping.ReferenceOf mapping, GeneratedMembers members) implements ValueCode {
  private ValueCode value() {
    return members.code(mapping.value());
  }

  @Override
  public void declare() {
    members.declare("write", mapping);
  }

  @Override
  public String words() {
    return "AtomicReferenceOf" + value().words();
  }

  // label != null && label.get() != null
  @Override
  public Code isPresent(Code value) {
    return Code.of("$L != null && $L.get() != null", value, value);
  }

  // writeAtomicReferenceOfString(out, value.label());
  @Override
  public Code write(Code value) {
    return Code.statement("$N(out, $L)", members.name("write", mapping), value);
  }

  /** Emits the method that gets the content once, because other threads may change it. */
  // private static void writeAtomicReferenceOfString(
  //     VariantWriter out, AtomicReference<String> reference) {
  //   String content = reference == null ? null : reference.get();
  //   out.writeString(content);
  // }
  @Override
  public MethodSpec method(String verb) {
    return Code.lines("""
            $T content = reference == null ? null : reference.get();
            $L
            """, mapping.value().type(), value().writeOrNil(Code.of("content")))
        .bodyOf(MethodSpec.methodBuilder(members.name(verb, mapping))
            .addModifiers(members.modifiers())
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(mapping.type(), "reference"));
  }

  // new AtomicReference<>(in.skipNil() ? null : in.readString())
  @Override
  public Code read() {
    return Code.of("new $T<>($L)", AtomicReference.class, value().readOr(Code.of("null")));
  }

  @Override
  public Code readOr(Code ofNil) {
    return read();
  }

  // new AtomicReference<>()
  @Override
  public Code absent() {
    return Code.of("new $T<>()", AtomicReference.class);
  }
}
