package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.creation.Creator;
import io.variantmapper.processor.read.creation.CreatorChoice;
import io.variantmapper.processor.read.creation.ParameterReader;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.DeclarationReader;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TagReader;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.misuse.MisplacedAnnotationReader;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;

/** Reads one type: its members, their order and the creation of its objects. */
public final class TypeMembersReader {
  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final MemberReader reader;
  private final Creator creator;

  /** All members, including the ones that are not mapped. */
  private final List<Member> members;

  private final List<Member> mapped;
  private final TypeSettings settings;
  private final PropertyReader properties;
  private final StatedOrder statedOrder;

  public TypeMembersReader(
      Compiler compiler,
      TypeSettings ofBuild,
      TypeAnnotations annotations,
      Accessibility accessibility,
      FlatteningReader flattenings) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    settings = TypeSettings.of(annotations.annotated(), ofBuild);
    creator = new CreatorChoice(compiler, accessibility, annotations, settings.creator()).choose();
    reader = new MemberReader(compiler, accessibility, annotations, creator);
    List<Member> all = new ArrayList<>();
    List<Member> notIgnored = new ArrayList<>();
    for (Element field : annotations.fields()) {
      if (reader.isProperty(field)) {
        Member member = reader.read(field);
        all.add(member);
        if (!member.isAnnotated(VariantIgnore.class)) {
          notIgnored.add(member);
        }
      }
    }
    members = List.copyOf(all);
    mapped = List.copyOf(notIgnored);
    statedOrder = new StatedOrder(annotations.annotated());
    properties = new PropertyReader(compiler, accessibility, annotations, settings, flattenings);
  }

  public MappedType read() {
    Declaration unordered = DeclarationReader.read(compiler, annotations);
    Declaration declaration = unordered.with(sorted(unordered.shape()));
    List<Property> read = new ArrayList<>();
    for (Member member : mapped) {
      read.add(properties.read(member));
    }
    EntryOrder stated = statedOrder.apply(withTag(read, declaration));
    EntryOrder order = declaration.shape() == Shape.ARRAY
        ? EntryOrder.inArray(annotations.annotated(), stated.entries())
        : EntryOrder.inDictionary(stated.entries());
    List<Fault> faults = new ArrayList<>(stated.mistakes());
    faults.addAll(order.mistakes());
    faults.addAll(MisplacedAnnotationReader.read(annotations, members, creator.parameters()));
    faults.addAll(properties.misplaced());
    faults.addAll(requiredByBuilder(read));
    faults.addAll(missingInStub());
    MappedType type = new MappedType(
        declaration,
        creator
            .creation()
            .apply(new ParameterReader(
                compiler, accessibility, annotations, byName(mapped), ignored(), converted(read))),
        order.entries(),
        settings.unknownKeys() == UnknownKeys.FAIL
            && Entry.only(Entry.Extras.class, read).isEmpty(),
        faults);
    return type.with(declaration.with(reportedUses(type)).with(readInto(type)));
  }

  private static Set<String> converted(List<Property> read) {
    return read.stream()
        .filter(property -> property.member().taken().isPresent())
        .map(Property::name)
        .collect(Collectors.toSet());
  }

  /** Returns a fault for each value that reading never sets, but the builder requires. */
  private List<Fault> requiredByBuilder(List<Property> read) {
    if (creator.builder().isEmpty() || !AbstractValues.requiresValues(annotations.type())) {
      return List.of();
    }
    Set<String> set =
        read.stream().filter(Property::isRead).map(Property::name).collect(Collectors.toSet());
    return members.stream()
        .filter(member -> isRequired(member) && !set.contains(member.name()))
        .map(member -> new Fault(FieldFault.REQUIRED_BY_BUILDER, member.anchor())
            .with("name", member.name())
            .with(
                "mark",
                member.isAnnotated(VariantIgnore.class)
                    ? "@VariantIgnore"
                    : "access = FieldAccess.WRITE_ONLY"))
        .toList();
  }

  private boolean isRequired(Member member) {
    ClassName type = member.type().type() instanceof DeclaredType declared
        ? ClassName.get(MoreTypes.asTypeElement(declared))
        : ClassName.OBJECT;
    return member.element().getModifiers().contains(Modifier.ABSTRACT)
        && member.nullness() != Nullness.NULLABLE
        && !type.simpleName().startsWith("Optional")
        && !compiler.isContainer(member.type().type());
  }

  private List<Fault> missingInStub() {
    List<Fault> faults = new ArrayList<>();
    Optional<TypeElement> type = Optional.of(annotations.type());
    while (type.isPresent()) {
      if (KotlinStub.isOf(type.get())) {
        addMissing(KotlinStub.of(type.get()).orElseThrow(), faults);
      }
      type = Compiler.superclass(type.get());
    }
    return faults;
  }

  private void addMissing(KotlinStub stub, List<Fault> faults) {
    SourceAnchor anchor = SourceAnchor.of(annotations.annotated());
    stub.missingProperties()
        .map(name -> new Fault(FieldFault.NOT_IN_STUB, anchor).with("name", name))
        .forEach(faults::add);
  }

  /** Returns SORTED if the entries of a Dictionary are sorted by key. */
  private Set<Trait> sorted(Shape shape) {
    return shape == Shape.DICTIONARY
            && settings.keyOrder() == KeyOrder.ALPHABETICAL
            && !statedOrder.isGiven()
        ? Set.of(Trait.SORTED)
        : Set.of();
  }

  /** Returns READ_INTO if changes are merged into the object itself. */
  private static Set<Trait> readInto(MappedType type) {
    return type.declaration().traits().contains(Trait.CHANGES) && type.isFilledInPlace()
        ? Set.of(Trait.READ_INTO)
        : Set.of();
  }

  private Set<Trait> reportedUses(MappedType type) {
    SuppressedWarnings uses = new SuppressedWarnings(compiler);
    uses.add(type, annotations, reader);
    creator.called().ifPresent(uses::add);
    uses.addRawBounds(annotations.type());
    for (Member member : mapped) {
      uses.addRaw(member.type().type());
    }
    for (VariableElement parameter : creator.parameters()) {
      uses.addRaw(parameter.asType());
    }
    creator.builder().ifPresent(uses::addRaw);
    return uses.found();
  }

  private List<Entry> withTag(List<Property> properties, Declaration declaration) {
    Optional<Tag> tag = new TagReader(compiler).tag(annotations.annotated());
    if (tag.isEmpty()) {
      return List.copyOf(properties);
    }
    List<Entry> entries = new ArrayList<>();
    TagReader.entry(tag.get(), properties, declaration).ifPresent(entries::add);
    for (Property property : properties) {
      entries.add(TagReader.exactly(tag.get(), property));
    }
    return entries;
  }

  /**
   * Returns the members that are not mapped, by name. Leaves out members that have the same name as
   * a mapped member.
   */
  private Map<String, Member> ignored() {
    Map<String, Member> ignored = byName(members);
    ignored.keySet().removeAll(byName(mapped).keySet());
    return ignored;
  }

  private static Map<String, Member> byName(List<Member> members) {
    Map<String, Member> byName = new LinkedHashMap<>();
    for (Member member : members) {
      byName.put(member.name(), member);
    }
    return byName;
  }
}
