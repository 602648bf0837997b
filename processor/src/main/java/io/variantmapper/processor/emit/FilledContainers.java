package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.SourceName;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * Emits the code that sets properties. A property whose collection or map is filled in place has a
 * method for this purpose.
 */
final class FilledContainers {
  private record Filled(MappedType type, Property property, String method) {}

  private static final ClassName REFUSED = ClassName.get(UnsupportedOperationException.class);
  private static final ClassName SET = ClassName.get(Set.class);
  private static final TypeName SLOW_SET = ParameterizedTypeName.get(
      ClassName.get(CopyOnWriteArraySet.class), WildcardTypeName.subtypeOf(Object.class));

  private final Map<String, Filled> byPath = new LinkedHashMap<>();
  private final GeneratedMembers members;

  FilledContainers(MappedType outermost, GeneratedMembers members) {
    this.members = members;
    for (ObjectPlan plan : ObjectPlan.of(outermost).all()) {
      for (Property property : plan.properties()) {
        if (property.isRead() && property.setter().kind() == Access.Kind.FILLED) {
          String method = members.method("fill" + SourceName.capitalized(Names.variable(property)));
          byPath.put(property.path(), new Filled(plan.type(), property, method));
        }
      }
    }
  }

  /** Returns the code that sets a property, as {@link ObjectCode#set} does. */
  // value.setHp(in.readInt());
  // fillTags(value, readStringList(in));
  Code set(String object, Property property, Code newValue) {
    return property.setter().kind() == Access.Kind.FILLED
        ? Code.statement(
            "$N($N, $L)",
            Objects.requireNonNull(byPath.get(property.path())).method(),
            object,
            newValue)
        : ObjectCode.set(object, property, newValue);
  }

  List<MethodSpec> methods() {
    return byPath.values().stream().map(this::method).toList();
  }

  /**
   * Emits the method that replaces the content of a container. The second call of the getter finds
   * out whether the getter returns a copy, whose content would be lost.
   */
  // private static void fillTags(Unit value, List<String> content) {
  //   List<String> filled = value.getTags();
  //   …
  // }
  private MethodSpec method(Filled filled) {
    NameAllocator names = members.locals();
    String object = Names.take(names, "value");
    String content = Names.take(names, "content");
    String container = Names.take(names, "filled");
    TypeName type = filled.property().mapping().type();
    String addAll = filled.property().setter().member();
    Code get = ObjectCode.get(object, filled.property());
    Code body = Code.lines(
        """
        $T $N = $L;
        if ($N == null) {
          throw new $T($S);
        }
        $L
        try {
          $N.clear();
          if ($N != null) {
            $N.$L($N);
          }
        } catch ($T e) {
          throw new $T($S, e);
        }
        if ($L != $N && !$L) {
          throw new $T($S);
        }
        """,
        type,
        container,
        get,
        container,
        REFUSED,
        message(filled, "null"),
        mayBeSlow(type) ? refusal(container, filled) : Code.NONE,
        container,
        content,
        container,
        addAll,
        content,
        REFUSED,
        REFUSED,
        message(filled, "a collection or map that can't be changed"),
        get,
        container,
        addAll.equals(Access.PUT_ALL)
            ? Code.of("$N.equals($L)", container, get)
            : haveSameElements(container, get),
        REFUSED,
        message(filled, "a copy, whose content would be lost"));
    return body.bodyOf(MethodSpec.methodBuilder(filled.method())
        .addModifiers(members.modifiers())
        .addParameter(filled.type().declaration().type(), object)
        .addParameter(type, content));
  }

  private static boolean mayBeSlow(TypeName type) {
    return type instanceof ParameterizedTypeName set && set.rawType().equals(SET);
  }

  /** Emits the refusal of a set that compares each new element with all others. */
  private static Code refusal(String container, Filled filled) {
    return Code.lines(
        """
        if ($N instanceof $T) {
          throw new $T($S);
        }
        """,
        container,
        SLOW_SET,
        REFUSED,
        message(filled, "a CopyOnWriteArraySet, to which many elements can't be added quickly"));
  }

  /** Emits the comparison of two collections. A view of a queue has no equals method. */
  private static Code haveSameElements(String container, Code other) {
    return Code.of("$T.equals($N.toArray(), $L.toArray())", Arrays.class, container, other);
  }

  private static String message(Filled filled, String returned) {
    Access getter = filled.property().getter();
    String place =
        getter.kind() == Access.Kind.FIELD ? "the field holds " : getter.member() + "() returns ";
    return filled.type().declaration().simpleName() + "." + filled.property().name()
        + " has no setter, so reading fills its value, but " + place + returned
        + ". Add a setter, or a parameter of the creator.";
  }
}
