package io.variantmapper.processor;

import com.google.auto.common.SuperficialValidation;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.SerializerName;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds types that refer to their own generated serializers, as in {@code static final
 * BagVariantSerializer SERIALIZER}. Such a type would wait forever, because its serializer is
 * generated only after the wait.
 */
final class SelfReferences {
  private final Set<String> serializers;

  /** Creates the check for types that wait for missing names. */
  SelfReferences(Collection<TypeElement> waiting) {
    serializers = waiting.stream()
        .map(type -> SerializerName.of(ClassName.get(type)).simpleName())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns whether the type lacks only names of serializers that are about to be generated. */
  boolean areAllThatIsMissing(TypeElement type) {
    List<? extends Element> members = type.getEnclosedElements();
    return members.stream().anyMatch(this::isOfSerializer)
        && members.stream().allMatch(member -> isOfSerializer(member) || isComplete(member))
        && type.getInterfaces().stream().allMatch(SuperficialValidation::validateType)
        && SuperficialValidation.validateType(type.getSuperclass());
  }

  private static boolean isComplete(Element member) {
    boolean nested = member.getKind().isClass() || member.getKind().isInterface();
    return nested || SuperficialValidation.validateElement(member);
  }

  private boolean isOfSerializer(Element member) {
    if (member.getKind() == ElementKind.FIELD) {
      return isSerializer(member.asType());
    }
    return member instanceof ExecutableElement method
        && isSerializer(method.getReturnType())
        && method.getParameters().stream().allMatch(SuperficialValidation::validateElement);
  }

  private boolean isSerializer(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        && serializers.contains(type.toString().replaceFirst(".*\\.", ""));
  }
}
