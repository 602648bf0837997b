package io.variantmapper.processor.read.mark;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.member.Subtypes;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Finds annotations about subtypes and tags where there are none. */
public final class HierarchyMarkReader {
  private final TypeElement type;
  private final List<MisusedMark> found = new ArrayList<>();

  private HierarchyMarkReader(TypeElement type) {
    this.type = type;
  }

  public static List<MisusedMark> read(Compiler compiler, Element marked) {
    TypeElement type = MoreElements.asType(marked);
    HierarchyMarkReader reader = new HierarchyMarkReader(type);
    if (!TagReader.isHierarchy(type)) {
      reader.addIfMarked(VariantTag.class, Misuse.OF_NO_HIERARCHY);
    }
    if (!TypeMark.isOn(type) || !Subtypes.isAbstract(type)) {
      reader.addIfMarked(VariantSubtypes.class, Misuse.OF_NO_HIERARCHY);
    } else if (Subtypes.isSealed(type)) {
      reader.addIfMarked(VariantSubtypes.class, Misuse.OF_SEALED);
    } else if (Subtypes.listNoType(type)) {
      reader.addIfMarked(VariantSubtypes.class, Misuse.LISTS_NO_TYPE);
    }
    if (new TagReader(compiler).tag(type).isEmpty() && hasKnownSupertypes(type)) {
      reader.addIfMarked(VariantSubtype.class, Misuse.IN_NO_HIERARCHY);
    }
    return List.copyOf(reader.found);
  }

  /** One that is not there could be a hierarchy; it is no direct supertype to the compiler. */
  private static boolean hasKnownSupertypes(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .filter(supertype -> supertype.getKind() != TypeKind.NONE)
        .allMatch(supertype -> supertype.getKind() == TypeKind.DECLARED
            && hasKnownSupertypes(MoreTypes.asTypeElement(supertype)));
  }

  private void addIfMarked(Class<? extends Annotation> mark, Misuse misuse) {
    Annotations.find(type, mark)
        .map(mirror -> new MisusedMark(
            mark.getSimpleName(),
            type.getSimpleName().toString(),
            misuse,
            Anchor.of(type).at(mirror)))
        .ifPresent(found::add);
  }
}
