package io.variantmapper.processor.read;

import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/** Finds annotations that have no effect where they stand, or that contradict each other. */
public final class MisusedMarkReader {
  private final Marks marks;
  private final List<Member> members;
  private final List<VariableElement> parameters;
  private final List<MisusedMark> found = new ArrayList<>();

  private MisusedMarkReader(Marks marks, List<Member> members, List<VariableElement> parameters) {
    this.marks = marks;
    this.members = members;
    this.parameters = parameters;
  }

  /** Returns the annotations whose bearers {@link #read(Compiler, Element)} is for. */
  public static Set<Class<? extends Annotation>> marks() {
    return MarkTable.marks();
  }

  /** Returns the misused annotations of an element, except those that its type reports. */
  public static List<MisusedMark> read(Compiler compiler, Element bearer) {
    return MarkTable.marks().stream()
        .map(mark -> new MarkedElement(compiler, bearer, mark))
        .filter(marked -> marked.mirror().isPresent())
        .flatMap(marked ->
            MarkTable.find(marked).stream().flatMap(misuse -> marked.misused(misuse, List.of())))
        .toList();
  }

  /**
   * Returns the misused annotations of a mapped type, or of the mix-in for it.
   *
   * @param members those that are mapped or left out
   * @param parameters those of the creator
   */
  static List<MisusedMark> read(
      Marks marks, List<Member> members, List<VariableElement> parameters) {
    MisusedMarkReader reader = new MisusedMarkReader(marks, members, parameters);
    reader.found.addAll(TypeMarkMisuse.onType(marks.bearer()));
    for (Element member : marks.bearer().getEnclosedElements()) {
      reader.readMarks(member);
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().forEach(reader::readMarks);
      }
      if (marks instanceof MixInMarks mixIn) {
        reader.readUnmarked(member, mixIn);
      }
    }
    return List.copyOf(reader.found);
  }

  private void readMarks(Element bearer) {
    for (Class<? extends Annotation> mark : MarkTable.MEMBER) {
      MarkedElement marked = new MarkedElement(marks.compiler(), bearer, mark);
      if (marked.mirror().isPresent()) {
        MarkTable.find(new MappedMember(marked, marks, members, parameters)).stream()
            .flatMap(misuse -> marked.misused(misuse, candidates(misuse)))
            .forEach(found::add);
      }
    }
  }

  private List<String> candidates(MarkFault misuse) {
    return misuse == MarkFault.FOR_NO_FIELD ? names(marks.fields()) : List.of();
  }

  private static List<String> names(List<Element> fields) {
    return fields.stream().map(field -> field.getSimpleName().toString()).toList();
  }

  /** Nobody implements a mix-in, so a method without annotations also stands for a field. */
  private void readUnmarked(Element member, MixInMarks mixIn) {
    boolean isAccessor = member instanceof ExecutableElement method
        && method.getModifiers().contains(Modifier.ABSTRACT)
        && method.getParameters().isEmpty();
    boolean isMarked = MarkTable.MEMBER.stream()
        .anyMatch(mark -> Annotations.find(member, mark).isPresent());
    if (isAccessor && !isMarked && mixIn.field(member).isEmpty()) {
      found.add(new MisusedMark(
          "",
          MarkedElement.owner(member),
          MarkFault.FOR_NO_FIELD,
          names(mixIn.fields()),
          SourceAnchor.of(member)));
    }
  }
}
