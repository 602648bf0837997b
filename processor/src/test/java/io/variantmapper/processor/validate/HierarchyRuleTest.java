package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.hierarchy;
import static io.variantmapper.processor.validate.Models.subtype;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import org.junit.jupiter.api.Test;

class HierarchyRuleTest {
  private static List<String> problems(HierarchyModel hierarchy) {
    return new HierarchyRule(hierarchy.build())
        .check()
        .map(fault -> Problem.of(fault).text())
        .toList();
  }

  @Test
  void tagsThatDifferHaveNoProblem() {
    assertThat(problems(hierarchy(subtype("Move"), subtype("Chat").withFallback())))
        .isEmpty();
  }

  @Test
  void hierarchyNeedsSubtypes() {
    assertThat(problems(hierarchy())).containsExactly("""
        [VariantSubtype] Message lists no subtypes, so none of its objects can be written. Add its \
        subtypes to @VariantSubtypes, and annotate them with @VariantDictionary or \
        @VariantArray.""");
  }

  @Test
  void hierarchyMustNotSendChanges() {
    HierarchyModel changing = hierarchy(subtype("Move")).with(Declaration.Trait.CHANGES);
    assertThat(problems(changing)).containsExactly("""
        [VariantMisplacedMark] Message has changes = true, but is mapped by its subtypes, and a \
        packet of changes can't replace an object with an object of another subtype. Set changes = \
        true on the subtypes instead.""");
  }

  @Test
  void faultOfTheDeclarationIsTheOnlyReportedProblem() {
    HierarchyModel hidden = hierarchy().with(TypeFault.PRIVATE);
    assertThat(problems(hidden)).containsExactly("""
        [VariantPrivateType] Message is private, or nested in a private type, so its serializer \
        can't name it. Make it, and the types around it, package-private or wider.""");
  }

  @Test
  void misusedAnnotationsAreReported() {
    HierarchyModel marked = hierarchy(subtype("Move"))
        .with(Models.misused("VariantArray", "Message", PlacementFault.BESIDE_DICTIONARY));
    assertThat(problems(marked)).containsExactly("""
        [VariantContradiction] @VariantArray on Message is combined with @VariantDictionary, but a \
        type can have only one shape. Keep one of the two.""");
  }

  @Test
  void subtypeMustBeMapped() {
    HierarchyModel unmapped = hierarchy(subtype("Move").with(TypeFault.SUBTYPE_NOT_MAPPED));
    assertThat(problems(unmapped)).containsExactly("""
        [VariantSubtype] Move is a subtype of Message, but is not mapped itself. Annotate it with \
        @VariantDictionary or @VariantArray.""");
  }

  @Test
  void subtypesOfASubtypeMustBeKnown() {
    HierarchyModel open = hierarchy(subtype("Move").with(TypeFault.SUBTYPE_NOT_SEALED));
    assertThat(problems(open)).containsExactly("""
        [VariantSubtype] Move is a subtype of Message, but its own subtypes are unknown. Make it \
        sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete class.""");
  }

  @Test
  void listedTypeMustBeASubtype() {
    HierarchyModel unrelated = hierarchy(subtype("Move").with(TypeFault.SUBTYPE_UNRELATED));
    assertThat(problems(unrelated)).containsExactly("""
        [VariantSubtype] Move is listed as a subtype of Message, but does not extend or implement \
        it. Remove Move from @VariantSubtypes, or let it extend or implement Message.""");
  }

  @Test
  void subtypeMustHaveItsTagUnderTheKeyOfTheHierarchy() {
    HierarchyModel other =
        hierarchy(subtype("Move").withKey("kind").with(TypeFault.SUBTYPE_TAG_KEYS_DIFFER));
    assertThat(problems(other)).containsExactly("""
        [VariantTag] The tag of Move has the key "kind", but the tags of its supertype Message \
        have the key "type". Give all supertypes of Move the same key with @VariantTag.""");
  }

  @Test
  void secondTagIsReportedAtItsAnnotation() {
    Hierarchy twice =
        hierarchy(subtype("Move").with(TypeFault.SUBTYPE_WITH_TWO_TAGS)).build();
    assertThat(new HierarchyRule(twice).check().map(Problem::of))
        .singleElement()
        .extracting(Problem::anchor)
        .isSameAs(twice.subtypes().get(0).tagAnchor());
  }

  @Test
  void unmappedSubtypeIsReportedAtItsName() {
    Hierarchy unmapped =
        hierarchy(subtype("Move").with(TypeFault.SUBTYPE_NOT_MAPPED)).build();
    assertThat(new HierarchyRule(unmapped).check().map(Problem::of))
        .singleElement()
        .extracting(Problem::anchor)
        .isSameAs(unmapped.subtypes().get(0).anchor());
  }

  @Test
  void twoSubtypesMustNotHaveTheSameTag() {
    HierarchyModel same = hierarchy(subtype("Move"), subtype("Chat").withTag("Move"));
    assertThat(problems(same)).containsExactly("""
        [VariantTag] Chat has the tag "Move", which Move already has. Give one of them another tag \
        with @VariantSubtype.""");
  }

  @Test
  void tagsMustAllBeNumbersOrAllBeTexts() {
    HierarchyModel mixed = hierarchy(subtype("Move"), subtype("Chat").withTag(7));
    assertThat(problems(mixed)).containsExactly("""
        [VariantTag] Chat has the tag 7, but Move has "Move", and only one of the two is a number. \
        Give a number to all subtypes with @VariantSubtype(number = …), or to none.""");
  }

  @Test
  void tagMustNotHaveANulCharacter() {
    HierarchyModel impossible = hierarchy(subtype("Move").withTag("mo\0ve"));
    assertThat(problems(impossible)).containsExactly("""
        [VariantInvalidKey] Move has a tag with U+0000 or half of a surrogate pair, which a String \
        can't carry. Remove these characters.""");
  }

  @Test
  void twoSubtypesMustNotBeFallbacks() {
    HierarchyModel two =
        hierarchy(subtype("Move").withFallback(), subtype("Chat").withFallback());
    assertThat(problems(two)).containsExactly("""
        [VariantTag] Chat is a fallback of Message, but Move is already one. Keep one of the two.""");
  }
}
