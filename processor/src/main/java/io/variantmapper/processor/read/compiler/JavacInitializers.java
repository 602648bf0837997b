package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.StringContent;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The initializers in the sources that javac compiles. */
final class JavacInitializers implements Initializers {
  private final Trees trees;

  JavacInitializers(Trees trees) {
    this.trees = trees;
  }

  @Override
  public Optional<DefaultValue> of(VariableElement field) {
    TypeElement owner = MoreElements.asType(field.getEnclosingElement());
    return Optional.ofNullable(trees.getTree(field))
        .map(tree -> ((VariableTree) tree).getInitializer())
        .filter(initializer -> !isAssigned(field, trees.getTree(owner)))
        .flatMap(initializer -> value(initializer, field.asType(), owner));
  }

  private static boolean isAssigned(VariableElement field, ClassTree owner) {
    return owner.getMembers().stream()
        .filter(member -> member instanceof BlockTree
            || (member instanceof MethodTree method && method.getReturnType() == null))
        .anyMatch(member ->
            Boolean.TRUE.equals(new Assignments(field.getSimpleName()).scan(member, null)));
  }

  private static final class Assignments extends TreeScanner<Boolean, Void> {
    private static final Set<Tree.Kind> STEPS = EnumSet.of(
        Tree.Kind.PREFIX_INCREMENT,
        Tree.Kind.PREFIX_DECREMENT,
        Tree.Kind.POSTFIX_INCREMENT,
        Tree.Kind.POSTFIX_DECREMENT);

    private final Name name;

    Assignments(Name name) {
      this.name = name;
    }

    @Override
    public Boolean visitAssignment(AssignmentTree assignment, Void nothing) {
      return isField(assignment.getVariable())
          || Boolean.TRUE.equals(super.visitAssignment(assignment, null));
    }

    @Override
    public Boolean visitCompoundAssignment(CompoundAssignmentTree assignment, Void nothing) {
      return isField(assignment.getVariable())
          || Boolean.TRUE.equals(super.visitCompoundAssignment(assignment, null));
    }

    @Override
    public Boolean visitUnary(UnaryTree unary, Void nothing) {
      return (STEPS.contains(unary.getKind()) && isField(unary.getExpression()))
          || Boolean.TRUE.equals(super.visitUnary(unary, null));
    }

    private boolean isField(Tree expression) {
      return lastName(expression).filter(name::equals).isPresent();
    }

    @Override
    public Boolean reduce(Boolean one, Boolean other) {
      return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
    }
  }

  private static Optional<Name> lastName(Tree expression) {
    if (expression instanceof IdentifierTree identifier) {
      return Optional.of(identifier.getName());
    }
    return expression instanceof MemberSelectTree select
        ? Optional.of(select.getIdentifier())
        : Optional.empty();
  }

  private static Optional<DefaultValue> value(
      ExpressionTree expression, TypeMirror type, TypeElement owner) {
    if (type.getKind() == TypeKind.DECLARED
        && MoreTypes.asElement(type).getKind() == ElementKind.ENUM) {
      return enumConstant(expression, MoreTypes.asTypeElement(type));
    }
    return constant(expression, owner)
        .flatMap(value -> converted(value, JavaTypes.unboxed(TypeName.get(type))))
        .map(DefaultValue.Literal::new);
  }

  // Rank.GOLD
  private static Optional<DefaultValue> enumConstant(ExpressionTree expression, TypeElement type) {
    return Optional.of(expression)
        .filter(MemberSelectTree.class::isInstance)
        .map(MemberSelectTree.class::cast)
        .filter(select -> lastName(select.getExpression())
            .filter(type.getSimpleName()::equals)
            .isPresent())
        .map(select -> select.getIdentifier())
        .filter(name -> type.getEnclosedElements().stream()
            .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
            .anyMatch(constant -> constant.getSimpleName().equals(name)))
        .map(name -> new DefaultValue.EnumConstant(name.toString()));
  }

  // 7   -7   (7)   START   Player.START
  private static Optional<Object> constant(ExpressionTree expression, TypeElement owner) {
    if (expression instanceof ParenthesizedTree parenthesized) {
      return constant(parenthesized.getExpression(), owner);
    } else if (expression instanceof LiteralTree literal) {
      return Optional.ofNullable(literal.getValue());
    } else if (expression instanceof UnaryTree unary && unary.getKind() == Tree.Kind.UNARY_MINUS) {
      return constant(unary.getExpression(), owner).flatMap(JavacInitializers::negated);
    }
    boolean isOwn = expression instanceof IdentifierTree
        || (expression instanceof MemberSelectTree select
            && lastName(select.getExpression())
                .filter(owner.getSimpleName()::equals)
                .isPresent());
    return isOwn ? lastName(expression).flatMap(name -> ofField(name, owner)) : Optional.empty();
  }

  private static Optional<Object> ofField(Name name, TypeElement owner) {
    return owner.getEnclosedElements().stream()
        .filter(member -> member.getSimpleName().equals(name))
        .flatMap(JavacInitializers::constantValue)
        .findFirst();
  }

  private static Stream<Object> constantValue(Element member) {
    return member instanceof VariableElement field
        ? Stream.ofNullable(field.getConstantValue())
        : Stream.empty();
  }

  private static Optional<Object> negated(Object value) {
    if (value instanceof Integer number) {
      return Optional.of(-number);
    } else if (value instanceof Long number) {
      return Optional.of(-number);
    } else if (value instanceof Float number) {
      return Optional.of(-number);
    }
    return value instanceof Double number ? Optional.of(-number) : Optional.empty();
  }

  private static Optional<Object> converted(Object constant, TypeName type) {
    Object number = constant instanceof Character letter ? (int) letter : constant;
    return switch (type.toString()) {
      case "boolean" -> Optional.of(constant).filter(Boolean.class::isInstance);
      case "byte", "short", "int", "long" -> converted(number, Number::longValue);
      case "float" -> converted(number, Number::floatValue);
      case "double" -> converted(number, Number::doubleValue);
      case "char" -> converted(number, n -> (char) n.intValue());
      case "java.lang.String", "java.lang.CharSequence" ->
        constant instanceof String text && StringContent.isPossible(text)
            ? Optional.of(text)
            : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Object> converted(Object constant, Function<Number, Object> to) {
    return Optional.of(constant)
        .filter(Number.class::isInstance)
        .map(Number.class::cast)
        .map(to);
  }
}
