package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.SourceAnchor;
import io.variantmapper.processor.read.language.SubtypeArguments;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads a mapped interface or abstract class with the types that stand for it. */
final class HierarchyReader {
  private final Compiler compiler;
  private final TagReader tags;
  private final TypeElement type;
  private final SubtypeArguments arguments;
  private final Accessibility accessibility;

  HierarchyReader(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
    tags = new TagReader(compiler);
    arguments = new SubtypeArguments(compiler, type);
    accessibility = new Accessibility(MoreElements.getPackage(type));
  }

  Hierarchy read() {
    List<TypeElement> subtypes = Subtypes.of(type);
    DeprecatedUses uses = new DeprecatedUses(compiler);
    uses.add(type);
    subtypes.forEach(uses::add);
    return new Hierarchy(
        DeclarationReader.read(compiler, new Marks(compiler, type)).with(uses.found()),
        tags.key(type),
        subtypes.stream().map(this::subtype).toList(),
        TypeMarkMisuse.onHierarchy(type));
  }

  private Subtype subtype(TypeElement subtype) {
    String key = tags.key(type);
    Optional<Tag> tag = tags.tag(subtype);
    Set<TypeFault> faults = faults(subtype);
    if (tag.filter(t -> !t.key().equals(key)).isPresent()) {
      faults.add(TypeFault.SUBTYPE_OTHER_KEY);
    }
    boolean unrelated = faults.contains(TypeFault.SUBTYPE_UNRELATED);
    return new Subtype(
        ClassName.get(subtype),
        TypeMark.of(subtype).stream().findFirst().map(TypeMark::shape).orElse(Shape.DICTIONARY),
        arguments.of(subtype).orElse(List.of()),
        tag.orElseGet(() -> TagReader.tag(subtype, key)),
        Collections.unmodifiableSet(faults),
        unrelated ? listAnchor() : SourceAnchor.of(subtype),
        TagReader.anchor(subtype));
  }

  /** The annotation that lists the subtypes. */
  private SourceAnchor listAnchor() {
    SourceAnchor anchor = SourceAnchor.of(type);
    return Annotations.find(type, VariantSubtypes.class).map(anchor::at).orElse(anchor);
  }

  private Set<TypeFault> faults(TypeElement subtype) {
    boolean related = compiler
        .types()
        .isSubtype(
            compiler.types().erasure(subtype.asType()), compiler.types().erasure(type.asType()));
    if (!related) {
      return EnumSet.of(TypeFault.SUBTYPE_UNRELATED);
    } else if (!accessibility.allowsType(subtype)) {
      return EnumSet.of(TypeFault.SUBTYPE_OUT_OF_REACH);
    }
    return ownFaults(subtype);
  }

  private Set<TypeFault> ownFaults(TypeElement subtype) {
    EnumSet<TypeFault> faults = EnumSet.noneOf(TypeFault.class);
    if (subtype.getKind() == ElementKind.ENUM) {
      faults.add(TypeFault.SUBTYPE_ENUM);
    } else if (Subtypes.isAbstract(subtype) && !AbstractValues.isOne(subtype)) {
      faults.add(TypeFault.SUBTYPE_OPEN);
    } else if (arguments.of(subtype).isEmpty()) {
      faults.add(TypeFault.SUBTYPE_GENERIC);
    } else if (!TypeMark.isOn(subtype)) {
      boolean own = Annotations.find(subtype, VariantUsing.class).isPresent();
      faults.add(own ? TypeFault.SUBTYPE_WITH_SERIALIZER : TypeFault.SUBTYPE_NOT_MAPPED);
    }
    if (TagReader.isAmbiguous(subtype)) {
      faults.add(TypeFault.SUBTYPE_TWO_TAGS);
    }
    return faults;
  }
}
