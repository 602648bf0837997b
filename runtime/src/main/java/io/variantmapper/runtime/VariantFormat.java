package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Layout;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The packet format of an engine: its version and the precision of its build. A format also has the
 * settings for reading and writing: the limits, the leniency and the view.
 *
 * <p>A packet does not say which engine wrote it, and decoding it in the wrong format often gives a
 * plausible value. So both sides must use the same format. Immutable, and so thread-safe.
 *
 * <pre>{@code
 * byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(state, VariantFormat.GODOT_3);
 * VariantFormat large = VariantFormat.GODOT_4.withDoublePrecision();   // precision=double builds
 * }</pre>
 */
public final class VariantFormat {
  /**
   * Godot 2.0 and 2.1: ints and floats have 32 bits. Only this format has the types Image and
   * InputEvent. For an Object or an RID, only the header is sent.
   */
  public static final VariantFormat GODOT_2 = new VariantFormat("GODOT_2", 0, 20);

  /** Godot 3.0: every int is written with 64 bits. */
  public static final VariantFormat GODOT_3_0 = new VariantFormat("GODOT_3_0", 1, 30);

  /** Godot 3.1 to 3.6. */
  public static final VariantFormat GODOT_3 = new VariantFormat("GODOT_3", 1, 31);

  /** Godot 4.0 to 4.2. */
  public static final VariantFormat GODOT_4_0 = new VariantFormat("GODOT_4_0", 2, 40);

  /** Godot 4.3: adds typed arrays and PackedVector4Array. */
  public static final VariantFormat GODOT_4_3 = new VariantFormat("GODOT_4_3", 3, 43);

  /** Godot 4.4 and later: adds typed dictionaries. The default if no format is given. */
  public static final VariantFormat GODOT_4 = new VariantFormat("GODOT_4", 3, 44);

  private final String name;

  /**
   * The ids, indexed by the ordinal of the type; {@link Layout#NO_ID} for a type that the format
   * does not have.
   */
  private final int[] ids;

  /** The types, indexed by their ids; null for an id that no type has. */
  private final @Nullable VariantType[] typesById;

  /**
   * The first engine version with this format, such as 43 for Godot 4.3. All differences between
   * formats follow from the version, except the ids, the precision and the settings.
   */
  private final int version;

  private final boolean doublePrecision;
  private final ReadLimits limits;
  private final Leniency leniency;
  private final @Nullable String view;

  // These fields are computed from the fields above. They are computed only once, because reading
  // or writing any value needs at least one of them.
  private final int generation;
  private final int idMask;
  private final int stringId;
  private final int stringNameId;
  private final boolean loneSurrogates;

  /**
   * Creates the format of an engine, with single precision and default settings.
   *
   * @param column the column that has the format's ids in the table of {@link VariantType}
   * @param version the first engine version with this format, such as 43 for Godot 4.3
   */
  private VariantFormat(String name, int column, int version) {
    this.name = name;
    this.version = version;
    doublePrecision = false;
    limits = ReadLimits.DEFAULT;
    leniency = Leniency.ENGINE;
    view = null;
    VariantType[] all = VariantType.values();
    @Nullable VariantType[] byId = {};
    ids = new int[all.length];
    for (VariantType type : all) {
      int id = type.id(column);
      ids[type.ordinal()] = id;
      if (id != Layout.NO_ID) {
        byId = Arrays.copyOf(byId, Math.max(byId.length, id + 1));
        byId[id] = type;
      }
    }
    typesById = byId;
    generation = version / 10;
    // Headers of Godot 2 have no flags: the whole word is the id.
    idMask = generation == 2 ? -1 : Layout.ID_MASK;
    stringId = typeId(VariantType.STRING);
    stringNameId = has(VariantType.STRING_NAME) ? typeId(VariantType.STRING_NAME) : stringId;
    loneSurrogates = generation < 4;
  }

  /** Creates a format of the same engine as {@code base}, with the given precision and settings. */
  private VariantFormat(
      VariantFormat base,
      boolean doublePrecision,
      ReadLimits limits,
      Leniency leniency,
      @Nullable String view) {
    name = base.name;
    version = base.version;
    ids = base.ids;
    typesById = base.typesById;
    this.doublePrecision = doublePrecision;
    this.limits = limits;
    this.leniency = leniency;
    this.view = view;
    generation = base.generation;
    idMask = base.idMask;
    stringId = base.stringId;
    stringNameId = base.stringNameId;
    loneSurrogates =
        leniency.loneSurrogates() == Leniency.LoneSurrogates.AS_ENGINE && generation < 4;
  }

  /**
   * Returns this format for engines that were built with {@code precision=double}: vectors and
   * matrices have 8-byte components.
   *
   * <p>Every reader of Godot 4 accepts both widths. But double-precision builds of 4.0 and 4.1 send
   * Vector4 and Projection without the flag for 8-byte components, so a reader assumes 4-byte
   * components.
   *
   * @throws IllegalStateException for a format of Godot 2 or 3, which have no double-precision
   *     packets
   */
  public VariantFormat withDoublePrecision() {
    if (generation < 4) {
      throw new IllegalStateException(
          name + " has no double-precision packets; engines have written them since Godot 4.0.");
    }
    return new VariantFormat(this, true, limits, leniency, view);
  }

  /**
   * Returns this format with other limits for reading. The maximum depth also applies to writing.
   */
  public VariantFormat withLimits(ReadLimits newLimits) {
    Objects.requireNonNull(newLimits, "newLimits");
    return new VariantFormat(this, doublePrecision, newLimits, leniency, view);
  }

  /** Returns this format with the given leniency. */
  public VariantFormat withLeniency(Leniency newLeniency) {
    Objects.requireNonNull(newLeniency, "newLeniency");
    return new VariantFormat(this, doublePrecision, limits, newLeniency, view);
  }

  /**
   * Returns this format with the given view. A field that is declared for certain views is written
   * and read only if {@code newView} is one of them. The view also applies to nested types. If a
   * format does not have a view, all fields that are declared for certain views are skipped.
   *
   * <pre>{@code
   * VariantFormat save = VariantFormat.GODOT_4.withView("server");
   * }</pre>
   *
   * @param newView the name of the view; it need not occur in the declaration of any field
   */
  public VariantFormat withView(String newView) {
    Objects.requireNonNull(newView, "newView");
    return new VariantFormat(this, doublePrecision, limits, leniency, newView);
  }

  /** Returns which irregularities are tolerated. */
  public Leniency leniency() {
    return leniency;
  }

  /** Returns the limits for reading. The maximum depth also applies to writing. */
  public ReadLimits limits() {
    return limits;
  }

  /** Returns whether fields that are declared for the view {@code name} are written and read. */
  public boolean isInView(String name) {
    return name.equals(view);
  }

  /** Returns whether vectors and matrices are written with 8-byte components. */
  public boolean isDoublePrecision() {
    return doublePrecision;
  }

  /** Returns the engine's major version: 2, 3 or 4. */
  public int generation() {
    return generation;
  }

  /** Returns the types that this format has, as an unmodifiable set in the order of their ids. */
  public Set<VariantType> types() {
    Set<VariantType> types = new LinkedHashSet<>(Arrays.asList(typesById));
    types.remove(null);
    return Collections.unmodifiableSet(types);
  }

  /** Returns whether this format has {@code type}. */
  public boolean has(VariantType type) {
    return typeId(type) != Layout.NO_ID;
  }

  /** Returns the id of {@code type}, or −1 if this format does not have this type. */
  public int typeId(VariantType type) {
    return ids[type.ordinal()];
  }

  /** Returns the type with this id, or null if this format does not have such a type. */
  public @Nullable VariantType typeWithId(int id) {
    return id >= 0 && id < typesById.length ? typesById[id] : null;
  }

  /** Returns the type id in {@code header}, the first 4 bytes of a value. */
  public int idIn(int header) {
    return header & idMask;
  }

  /** Returns whether {@code header} is the header of a String or a StringName. */
  public boolean isText(int header) {
    int id = idIn(header);
    return id == stringId || id == stringNameId;
  }

  /**
   * Returns whether ints that fit into 32 bits are written in 4 bytes. Godot 3.0 writes all ints in
   * 8 bytes.
   */
  public boolean hasNarrowInts() {
    return version != 30;
  }

  /** Returns whether an Array can carry the type of its elements: true since Godot 4.3. */
  public boolean hasTypedArrays() {
    return version >= 43;
  }

  /** Returns whether a Dictionary can carry the types of its entries: true since Godot 4.4. */
  public boolean hasTypedDictionaries() {
    return version >= 44;
  }

  /**
   * Returns whether a lone surrogate is written and read as 3 bytes. Otherwise, lone surrogates are
   * refused, or replaced when writing, as {@link Leniency.LoneSurrogates} describes.
   */
  public boolean carriesLoneSurrogates() {
    return loneSurrogates;
  }

  /**
   * Returns whether both formats are for the same engine and have the same precision. Their limits,
   * leniency and views may differ.
   */
  public boolean hasSameBytesAs(VariantFormat other) {
    return name.equals(other.name) && doublePrecision == other.doublePrecision;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof VariantFormat that
        && hasSameBytesAs(that)
        && limits.equals(that.limits)
        && leniency.equals(that.leniency)
        && Objects.equals(view, that.view);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, doublePrecision, limits, leniency, view);
  }

  /**
   * Returns the name of the constant, followed by the precision if it is double and by the view if
   * there is one, as in {@code GODOT_4 (double precision) (view "server")}.
   */
  @Override
  public String toString() {
    return name
        + (doublePrecision ? " (double precision)" : "")
        + (view == null ? "" : " (view \"" + view + "\")");
  }
}
