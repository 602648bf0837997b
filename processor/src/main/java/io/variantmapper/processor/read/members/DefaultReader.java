package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.ExpressionName;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.compiler.TypeVariableSubstitution;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import io.variantmapper.processor.read.types.ImmutableTypes;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the defaults of one type's fields. */
final class DefaultReader {
  private static final String TRUTH = "true|false";

  /**
   * The pattern of integers. It is needed because Java's parsers also accept a plus sign and the
   * digits of all writing systems.
   */
  private static final String WHOLE = "-?[0-9]+";

  /**
   * The pattern of decimal numbers. It is needed because Java's parsers also accept suffixes and
   * blanks.
   */
  private static final String DECIMAL =
      "NaN|-?(Infinity|([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?)";

  private static final String ONE_CHARACTER = "(?s).";

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeElement type;

  DefaultReader(Compiler compiler, Accessibility accessibility, TypeElement type) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.type = type;
  }

  Optional<DefaultValue> read(FieldAnnotation annotation, TypeMirror fieldType) {
    Optional<FieldAnnotation.Text> value = annotation.text("defaultValue");
    Optional<FieldAnnotation.Text> from = annotation.text("defaultFrom");
    if (value.isPresent() && from.isPresent()) {
      return from.map(text -> unusable(FieldFault.DEFAULT_GIVEN_TWICE, text, List.of()));
    }
    return value
        .map(text -> literal(text, fieldType))
        .or(() -> from.map(text -> member(text, fieldType)));
  }

  private static DefaultValue literal(FieldAnnotation.Text text, TypeMirror type) {
    if (type.getKind() == TypeKind.DECLARED
        && MoreTypes.asElement(type).getKind() == ElementKind.ENUM) {
      return enumConstant(text, MoreTypes.asTypeElement(type));
    }
    TypeName name = TypeName.get(type);
    Optional<Function<String, Object>> parser = parser(name);
    if (parser.isEmpty()) {
      return unusable(FieldFault.DEFAULT_WITHOUT_TEXT_FORM, text, List.of());
    }
    try {
      return new DefaultValue.Literal(parser.get().apply(text.text()));
    } catch (IllegalArgumentException e) {
      return unusable(fault(text.text(), name), text, List.of());
    }
  }

  /**
   * Returns the fault of a default: it is a text that a String in Godot can't hold, or a value of
   * the wrong type.
   */
  private static FieldFault fault(String text, TypeName type) {
    boolean isText = switch (JavaTypes.unboxed(type).toString()) {
      case "java.lang.String", "java.lang.CharSequence" -> true;
      case "char" -> text.length() == 1;
      default -> false;
    };
    return isText ? FieldFault.DEFAULT_TEXT_INVALID : FieldFault.DEFAULT_OF_WRONG_TYPE;
  }

  private static Optional<Function<String, Object>> parser(TypeName type) {
    return Optional.ofNullable(
        switch (JavaTypes.unboxed(type).toString()) {
          case "boolean" -> text -> Boolean.valueOf(matching(TRUTH, text));
          case "byte" -> text -> Byte.valueOf(matching(WHOLE, text));
          case "short" -> text -> Short.valueOf(matching(WHOLE, text));
          case "int" -> text -> Integer.valueOf(matching(WHOLE, text));
          case "long" -> text -> Long.valueOf(matching(WHOLE, text));
          case "float" -> text -> finite(Float.valueOf(matching(DECIMAL, text)), text);
          case "double" -> text -> finite(Double.valueOf(matching(DECIMAL, text)), text);
          case "char" -> text -> matching(ONE_CHARACTER, carried(text)).charAt(0);
          case "java.lang.String", "java.lang.CharSequence" -> DefaultReader::carried;
          default -> null;
        });
  }

  private static String matching(String pattern, String text) {
    check(text.matches(pattern), text);
    return text;
  }

  /** Refuses numbers that are so large that Java's parsers turn them into infinities. */
  private static Number finite(Number value, String text) {
    check(!Double.isInfinite(value.doubleValue()) || text.endsWith("Infinity"), text);
    return value;
  }

  private static String carried(String text) {
    check(StringContent.isPossible(text), text);
    return text;
  }

  private static void check(boolean isLiteral, String text) {
    if (!isLiteral) {
      throw new IllegalArgumentException(text);
    }
  }

  private static DefaultValue enumConstant(FieldAnnotation.Text text, TypeElement type) {
    List<String> names = SourceOrder.fields(type).stream()
        .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
        .map(constant -> constant.getSimpleName().toString())
        .toList();
    return names.contains(text.text())
        ? new DefaultValue.EnumConstant(text.text())
        : unusable(FieldFault.DEFAULT_CONSTANT_UNKNOWN, text, names);
  }

  private DefaultValue member(FieldAnnotation.Text text, TypeMirror fieldType) {
    List<? extends Element> members = compiler.elements().getAllMembers(type).stream()
        .filter(DefaultReader::isFieldOrMethod)
        .toList();
    List<? extends Element> named = members.stream()
        .filter(member -> member.getSimpleName().contentEquals(text.text()))
        .toList();
    // @VariantField(defaultFrom = "START") Vector3 position, and static final Vector3 START
    if (named.isEmpty()) {
      List<String> candidates = members.stream()
          .filter(member -> member.getModifiers().contains(Modifier.STATIC))
          .map(member -> member.getSimpleName().toString())
          .toList();
      return unusable(FieldFault.DEFAULT_MEMBER_UNKNOWN, text, candidates);
    }
    List<? extends Element> usable =
        named.stream().filter(member -> isUsable(member, fieldType)).toList();
    return usable.stream()
        .filter(member -> !isShared(member))
        .findFirst()
        .<DefaultValue>map(member -> new DefaultValue.StaticMember(
            ExpressionName.of(type),
            text.text(),
            member.getKind() == ElementKind.METHOD,
            constant(member)))
        .or(() -> usable.stream().findFirst().map(member -> shared(text, member)))
        .orElseGet(() -> unusable(FieldFault.DEFAULT_MEMBER_UNUSABLE, text, List.of()));
  }

  /** Returns whether all decoded objects would have the same mutable object as their default. */
  private static boolean isShared(Element member) {
    return member.getKind() == ElementKind.FIELD && !ImmutableTypes.contain(member.asType());
  }

  private static DefaultValue shared(FieldAnnotation.Text text, Element field) {
    return new DefaultValue.Unusable(new Fault(FieldFault.DEFAULT_SHARED, text.anchor())
        .with("text", text.text())
        .with("found", TypeName.get(field.asType())));
  }

  /**
   * Returns the value of a constant that this type declares. Constants of other types are not read,
   * because incremental builds would miss changes in the files of those types.
   */
  private Optional<Object> constant(Element member) {
    return member instanceof VariableElement field && type.equals(member.getEnclosingElement())
        ? Optional.ofNullable(field.getConstantValue())
        : Optional.empty();
  }

  private static boolean isFieldOrMethod(Element member) {
    return member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.METHOD;
  }

  private boolean isUsable(Element member, TypeMirror type) {
    return member.getModifiers().contains(Modifier.STATIC)
        && accessibility.allows(member)
        && (member instanceof ExecutableElement method
            ? isUsable(method, type)
            : compiler.types().isAssignable(member.asType(), type));
  }

  private boolean isUsable(ExecutableElement method, TypeMirror type) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && returns(method, type)
        && compiler.checkedExceptions(method).isEmpty();
  }

  /**
   * Returns whether the result of the method can be assigned to {@code type}, if the method is
   * called with suitable type arguments.
   */
  private boolean returns(ExecutableElement method, TypeMirror type) {
    TypeMirror returned = method.getReturnType();
    TypeVariableSubstitution substitution = new TypeVariableSubstitution(compiler, returned, type);
    return compiler.types().isAssignable(substitution.of(returned), type)
        && method.getTypeParameters().stream().allMatch(substitution::isWithinBounds);
  }

  private static DefaultValue unusable(
      FieldFault fault, FieldAnnotation.Text text, List<String> names) {
    return new DefaultValue.Unusable(new Fault(fault, text.anchor())
        .with("text", text.text())
        .with("guess", new Fault.Guess(text.text(), names)));
  }
}
