package io.variantmapper.processor.read;

import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Extras;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.CreatorChoice.Choice;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/** Reads the members of one type, and puts the model together of them. */
final class MembersReader {
  private final Compiler compiler;
  private final TypeSettings ofBuild;
  private final Marks marks;
  private final AccessReader access;
  private final ValueReaders values;
  private final Choice choice;
  private final List<Element> fields;

  /** Those of {@link #fields} that are not left out. */
  private final List<Element> mapped;

  private final Map<String, VariableElement> parameters;

  MembersReader(
      Compiler compiler,
      TypeSettings ofBuild,
      Marks marks,
      Accessibility reach,
      FlatteningReader flattenings) {
    this.compiler = compiler;
    this.ofBuild = ofBuild;
    this.marks = marks;
    values = ValueReaders.of(compiler, reach, marks.bearer(), flattenings);
    choice = new CreatorChoice(compiler, reach, marks).choose();
    access = choice.access();
    fields = marks.fields().stream().filter(this::isProperty).toList();
    parameters = byName(choice.parameters());
    mapped = fields.stream().filter(field -> !isIgnored(field)).toList();
  }

  MappedType read() {
    TypeSettings ofType = TypeSettings.of(marks.bearer(), ofBuild);
    PropertyReader reader = new PropertyReader(
        new DocComments(compiler.elements(), marks.bearer()), marks, ofType, access, values);
    Declaration declaration = DeclarationReader.read(compiler, marks);
    List<Property> properties = mapped.stream()
        .map(field -> reader.read(field, Optional.ofNullable(parameters.get(name(field)))))
        .toList();
    List<Entry> entries = withTag(properties, declaration);
    List<MisusedMark> misusedMarks =
        new ArrayList<>(MisusedMarkReader.read(marks, fields, parameters));
    misusedMarks.addAll(reader.misusedMarks());
    FieldOrder order = declaration.shape() == Shape.ARRAY
        ? ArrayOrder.of(marks.bearer(), entries)
        : FieldOrder.inDictionary(entries);
    MappedType type = new MappedType(
        declaration,
        choice
            .creation()
            .apply(new CreationReader(compiler, marks, access, byName(mapped), ignored())),
        order.entries(),
        ofType.unknownKeys() == UnknownKeys.FAIL
            && properties.stream().noneMatch(Extras.class::isInstance),
        order.mistakes(),
        List.copyOf(misusedMarks));
    return type.with(declaration.with(deprecatedUses(type)));
  }

  private Set<Declaration.Trait> deprecatedUses(MappedType type) {
    DeprecatedUses uses = new DeprecatedUses(compiler);
    uses.add(type, marks, access);
    choice.called().ifPresent(uses::add);
    return uses.found();
  }

  private List<Entry> withTag(List<Property> properties, Declaration declaration) {
    Optional<Entry.OfTag> tag = new TagReader(compiler)
        .tag(marks.bearer())
        .flatMap(found -> TagReader.entry(found, properties, declaration));
    return Stream.<Entry>concat(tag.stream(), properties.stream()).toList();
  }

  /** A method with a body is one only if the builder takes what it returns. */
  private boolean isProperty(Element field) {
    return field.getKind().isField()
        || Accessors.isAbstract(field)
        || access.setter(field).exists();
  }

  private boolean isIgnored(Element field) {
    VariableElement parameter = parameters.get(name(field));
    return marks.isMarked(field, VariantIgnore.class)
        || (parameter != null
            && Annotations.find(parameter, VariantIgnore.class).isPresent());
  }

  /** The fields that are left out, but for those that hide, or are hidden by, others. */
  private Map<String, Element> ignored() {
    Map<String, Element> left = byName(fields);
    left.keySet().removeAll(byName(mapped).keySet());
    return left;
  }

  private static String name(Element member) {
    return Accessors.propertyName(member);
  }

  private static <E extends Element> Map<String, E> byName(List<? extends E> members) {
    Map<String, E> byName = new LinkedHashMap<>();
    members.forEach(member -> byName.put(name(member), member));
    return byName;
  }
}
