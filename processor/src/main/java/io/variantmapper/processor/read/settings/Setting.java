package io.variantmapper.processor.read.settings;

import io.variantmapper.annotations.CreatorPreference;
import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.UnknownKeys;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The settings that concern the fields of a type. One row is one setting: its name as a member of
 * annotations and as a build option, and its constants.
 */
public enum Setting {
  NAMING("naming", KeyNaming.INHERITED, KeyNaming.AS_DECLARED),
  KEY_CASE("keyCase", KeyCase.INHERITED, KeyCase.EXACT),
  KEY_ORDER("keyOrder", KeyOrder.INHERITED, KeyOrder.DECLARED),
  NULLS("nulls", NullPolicy.INHERITED, NullPolicy.WRITE),
  NULLNESS("nullness", Nullness.INHERITED, Nullness.NON_NULL),
  CREATOR("creator", CreatorPreference.INHERITED, CreatorPreference.NONE),
  TIME("time", TimeForm.INHERITED, TimeForm.TEXT),
  UNKNOWN_KEYS("unknownKeys", UnknownKeys.INHERITED, UnknownKeys.SKIP),
  VIEWS("views", Place.TYPES_AND_BUILD),
  RESERVED("reserved", Place.TYPES),
  ORDER("order", Place.TYPES),
  READ_INTO("readInto", Place.TYPES);

  private enum Place {
    TYPES,
    TYPES_AND_BUILD
  }

  private final String member;
  private final Place place;

  /** The constant that leaves the decision to the next place; null if the setting has none. */
  private final @Nullable Enum<?> inherited;

  /** The constant that applies if no place decides. */
  private final @Nullable Enum<?> builtIn;

  <E extends Enum<E>> Setting(String member, E inherited, E builtIn) {
    this.member = member;
    place = Place.TYPES_AND_BUILD;
    this.inherited = inherited;
    this.builtIn = builtIn;
  }

  Setting(String member, Place place) {
    this.member = member;
    this.place = place;
    inherited = null;
    builtIn = null;
  }

  /** Returns the settings whose value is one constant of an enum. */
  public static Stream<Setting> withConstants() {
    return Stream.of(values()).filter(setting -> setting.inherited != null);
  }

  /** Returns the name of the member in annotations. */
  public String member() {
    return member;
  }

  /** Returns whether a build option gives the setting for all types. */
  public boolean isInBuild() {
    return place == Place.TYPES_AND_BUILD;
  }

  /** Returns the constant that applies if no place gives the setting. */
  Enum<?> builtIn() {
    return Objects.requireNonNull(builtIn);
  }

  /** Returns the constants that can be given. */
  public List<Enum<?>> choices() {
    Enum<?> open = Objects.requireNonNull(inherited);
    return Stream.<Enum<?>>of(open.getDeclaringClass().getEnumConstants())
        .filter(choice -> choice != open)
        .toList();
  }

  /** Returns the constant with the given name; empty if this name leaves the decision open. */
  Optional<Enum<?>> choice(String name) {
    return choices().stream().filter(choice -> choice.name().equals(name)).findFirst();
  }

  /** Returns the value of {@code given}, or INHERITED if there is none. */
  <E extends Enum<E>> E orInherited(Optional<Enum<?>> given, Class<E> type) {
    return type.cast(given.orElse(Objects.requireNonNull(inherited)));
  }
}
