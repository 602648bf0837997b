package io.variantmapper.processor.read.types;

import com.palantir.javapoet.ClassName;
import io.variantmapper.annotations.EnumForm;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantValue;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.EnumDeclaration.Constant;
import io.variantmapper.processor.model.EnumDeclaration.StatedForm;
import io.variantmapper.processor.model.EnumDeclaration.Value;
import io.variantmapper.processor.model.EnumTable.Form;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.SourceOrder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Reads an enum and its annotations.
 *
 * <pre>{@code
 * EnumReader.read(enumElement).table().isPlain()
 * }</pre>
 */
public final class EnumReader {
  private EnumReader() {}

  /** Reads an enum of this compilation or of a library. */
  public static EnumDeclaration read(TypeElement type) {
    List<Constant> constants = SourceOrder.fields(type).stream()
        .filter(field -> field.getKind() == ElementKind.ENUM_CONSTANT)
        .map(EnumReader::constant)
        .toList();
    boolean ignoresCase = Annotations.find(type, VariantEnum.class)
        .filter(mirror -> Annotations.isTrue(mirror, "ignoreCase"))
        .isPresent();
    return new EnumDeclaration(
        SourceName.of(ClassName.get(type)), form(type), ignoresCase, constants);
  }

  /** Returns an enum itself, or the enum of a constant; empty for other elements. */
  public static Stream<Element> enumOf(Element annotated) {
    boolean ofEnum =
        annotated.getKind() == ElementKind.ENUM || annotated.getKind() == ElementKind.ENUM_CONSTANT;
    return ofEnum ? Stream.of(Enclosing.type(annotated)) : Stream.empty();
  }

  private static Optional<StatedForm> form(TypeElement type) {
    return Annotations.find(type, VariantEnum.class)
        .flatMap(mirror -> Annotations.given(mirror, "as")
            .map(value -> new StatedForm(
                Form.valueOf(Annotations.constant(mirror, "as", EnumForm.VALUE).name()),
                SourceAnchor.of(type).at(mirror, value))));
  }

  private static Constant constant(Element constant) {
    SourceAnchor anchor = SourceAnchor.of(constant);
    return new Constant(
        constant.getSimpleName().toString(),
        Annotations.find(constant, VariantValue.class).map(mirror -> value(mirror, anchor)),
        Annotations.find(constant, VariantFallback.class).map(anchor::at),
        anchor);
  }

  private static Value value(AnnotationMirror mirror, SourceAnchor anchor) {
    boolean isText = Annotations.given(mirror, "value").isPresent();
    return new Value(
        Annotations.value(mirror, "value", String.class),
        Annotations.value(mirror, "number", Long.class),
        anchor.at(mirror, isText ? "value" : "number"));
  }
}
