package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.CreatorChoice.Choice;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.Reach;
import io.variantmapper.processor.read.language.SourceTypes;
import io.variantmapper.processor.read.mark.ArrayOrder;
import io.variantmapper.processor.read.mark.BuildOptions;
import io.variantmapper.processor.read.mark.DeprecatedUses;
import io.variantmapper.processor.read.mark.FieldOrder;
import io.variantmapper.processor.read.mark.HierarchyMarkReader;
import io.variantmapper.processor.read.mark.ImportMarks;
import io.variantmapper.processor.read.mark.Marks;
import io.variantmapper.processor.read.mark.MisusedMarkReader;
import io.variantmapper.processor.read.mark.OutsideMarkReader;
import io.variantmapper.processor.read.mark.SettingsReader;
import io.variantmapper.processor.read.mark.TagReader;
import io.variantmapper.processor.read.mark.TypeMark;
import io.variantmapper.processor.read.mark.TypeMarkMisuse;
import io.variantmapper.processor.read.mark.TypeSettings;
import io.variantmapper.processor.read.member.AbstractValues;
import io.variantmapper.processor.read.member.AccessReader;
import io.variantmapper.processor.read.member.Accessors;
import io.variantmapper.processor.read.member.BuilderAccess;
import io.variantmapper.processor.read.member.Subtypes;
import io.variantmapper.processor.read.serializer.KnownSerializers;
import io.variantmapper.processor.read.type.GivenType;
import io.variantmapper.processor.read.type.MappingReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads a marked type as a model. Total: what can't be mapped is part of the model.
 *
 * <pre>{@code
 * MappedType type = new MappedTypeReader(elements, types, options, sources).read(element);
 * }</pre>
 */
public final class MappedTypeReader {
  private final Compiler compiler;
  private final SettingsReader settings;

  /** A reader that asks the given compiler, and heeds what the build says. */
  public MappedTypeReader(
      Elements elements, Types types, BuildOptions options, SourceTypes sources) {
    compiler = new Compiler(elements, types, sources);
    settings = new SettingsReader(options.settings());
  }

  /** The model of a type with {@code @VariantDictionary} or {@code @VariantArray}. */
  public MappedType read(TypeElement type) {
    return new Outermost(type).read(type);
  }

  /** The types that are read with {@code type}, for their fields take the place of some of its. */
  public static Set<TypeElement> flattenedInto(TypeElement type) {
    return FlattenedTypes.in(type);
  }

  /** The head of a marked type, whatever its members. */
  public Declaration readDeclaration(TypeElement type) {
    return DeclarationReader.read(compiler, Marks.of(compiler, type));
  }

  /** Whether all classes are known that the imports for {@code type} name. */
  public static boolean isReady(Element type) {
    return ImportMarks.areReady(type);
  }

  /** Whether Immutables makes a class for {@code type}, which needs not be named in it. */
  public static boolean isImmutable(TypeElement type) {
    return AbstractValues.isImmutable(type);
  }

  /** Whether a mapped type is an abstract one that is mapped by its subtypes. */
  public static boolean isHierarchy(TypeElement type) {
    return Subtypes.areOf(type) && !Marks.isMixIn(type);
  }

  /** The model of a mapped type for which {@link #isHierarchy} holds. */
  public Hierarchy readHierarchy(TypeElement type) {
    return new HierarchyReader(compiler, type).read();
  }

  /** What is wrong with the annotations about subtypes and tags on {@code marked}. */
  public List<MisusedMark> readHierarchyMarks(Element marked) {
    return HierarchyMarkReader.read(compiler, marked);
  }

  /** The name of the annotation that makes {@code type} mapped, the first if there are several. */
  public static Optional<String> markOf(Element type) {
    return TypeMark.of(type).stream()
        .map(mark -> mark.annotation().getQualifiedName().toString())
        .findFirst();
  }

  /** Whether a template stands on {@code annotation}, and makes it map types. */
  public static boolean isHouseStyle(Element annotation) {
    return !TypeMark.templates(annotation).isEmpty();
  }

  /** What is wrong with an annotation that a template stands on. */
  public static List<MisusedMark> readHouseStyle(Element annotation) {
    return TypeMarkMisuse.ofHouseStyle(annotation);
  }

  /**
   * The misuse of {@code @VariantField}, {@code @VariantIgnore} or {@code @VariantCreator} on a
   * member of a type that is not mapped; empty where it is none.
   */
  public static Optional<MisusedMark> readOutside(Element markedMember) {
    return OutsideMarkReader.read(markedMember);
  }

  /** A type, and those that are flattened into it: all as code in its package sees them. */
  private final class Outermost {
    private final Reach reach;
    private final FlatteningReader flattenings;

    Outermost(TypeElement type) {
      reach = new Reach(MoreElements.getPackage(type));
      flattenings = new FlatteningReader(compiler, type, this::read);
    }

    MappedType read(TypeElement type) {
      return new Members(Marks.of(compiler, type), reach, flattenings).read();
    }
  }

  /** The members of one type, while they are put together. */
  private final class Members {
    private final Marks marks;
    private final AccessReader access;
    private final MappingReader mappings;
    private final DefaultReader defaults;
    private final FlatteningReader flattenings;
    private final Choice choice;
    private final List<Element> fields;
    private final Map<String, VariableElement> parameters;
    private final Set<String> ignored = new LinkedHashSet<>();

    Members(Marks marks, Reach reach, FlatteningReader flattenings) {
      this.marks = marks;
      this.flattenings = flattenings;
      TypeElement type = marks.type();
      mappings =
          new MappingReader(compiler, reach, new KnownSerializers(compiler, reach, marks.bearer()));
      defaults = new DefaultReader(compiler, reach, marks.bearer());
      choice = new CreatorChoice(compiler, reach, marks).choose();
      access = choice instanceof Choice.Built built
          ? new BuilderAccess(compiler, reach, type, built.builder().builder())
          : new AccessReader(compiler, reach, type);
      fields = marks.fields().stream().filter(this::isProperty).toList();
      parameters = choice instanceof Choice.Chosen chosen
          ? byName(marks.parameters(chosen.executable()))
          : Map.of();
      for (Element field : fields) {
        if (isIgnored(field)) {
          ignored.add(name(field));
        }
      }
    }

    MappedType read() {
      TypeSettings ofType = settings.read(marks.bearer());
      PropertyReader reader = new PropertyReader(
          marks, ofType, access, mappings, defaults, flattenings, new GivenType(compiler));
      Declaration declaration = DeclarationReader.read(compiler, marks);
      List<Property> properties = properties(reader, declaration);
      List<MisusedMark> misusedMarks =
          new ArrayList<>(MisusedMarkReader.read(marks, fields, parameters));
      misusedMarks.addAll(reader.misusedMarks());
      FieldOrder order = declaration.shape() == Shape.ARRAY
          ? ArrayOrder.of(marks.bearer(), properties)
          : FieldOrder.inDictionary(properties);
      MappedType type = new MappedType(
          declaration,
          creation(),
          order.properties(),
          ofType.unknownKeys() == UnknownKeys.FAIL
              && properties.stream().noneMatch(Property::isExtras),
          order.mistakes(),
          List.copyOf(misusedMarks));
      return type.with(declaration.with(deprecatedUses(type)));
    }

    private Set<Declaration.Trait> deprecatedUses(MappedType type) {
      DeprecatedUses uses = new DeprecatedUses(compiler);
      uses.add(type, marks, access);
      if (choice instanceof Choice.Chosen chosen) {
        uses.add(chosen.executable());
      } else if (choice instanceof Choice.Built built) {
        uses.add(built.builder().origin());
      }
      return uses.found();
    }

    private Creation creation() {
      if (choice instanceof Choice.Chosen chosen) {
        return new CreatorReader(compiler, marks, access, byName(fields), ignored)
            .read(chosen.executable());
      }
      return choice instanceof Choice.Built built
          ? built
              .builder()
              .creation(compiler, marks.anchor(marks.of(built.builder().origin())))
          : ((Choice.None) choice).reason();
    }

    private List<Property> properties(PropertyReader reader, Declaration declaration) {
      List<Property> properties = new ArrayList<>();
      for (Element field : fields) {
        String name = name(field);
        if (!ignored.contains(name)) {
          properties.add(reader.read(field, Optional.ofNullable(parameters.get(name))));
        }
      }
      return new TagReader(compiler)
          .tag(marks.bearer())
          .map(tag -> TagReader.withTag(tag, properties, declaration))
          .orElseGet(() -> List.copyOf(properties));
    }

    /** A method with a body is one only if the builder takes what it returns. */
    private boolean isProperty(Element field) {
      return field.getKind().isField()
          || Accessors.isAbstract(field)
          || access.setter(field).kind() != Access.Kind.NONE;
    }

    private boolean isIgnored(Element field) {
      VariableElement parameter = parameters.get(name(field));
      return marks.isMarked(field, VariantIgnore.class)
          || (parameter != null
              && Annotations.find(parameter, VariantIgnore.class).isPresent());
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
}
