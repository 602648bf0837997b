package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which engine's packets: generation, precision of its build, and the limits for reading.
 *
 * <p>A packet does not say which engine wrote it, and the wrong format often decodes to something
 * plausible; both sides must agree. Immutable, so safe to share between threads.
 *
 * <pre>{@code
 * byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(state, VariantFormat.GODOT_3);
 * VariantFormat large = VariantFormat.GODOT_4.withDoublePrecision();   // precision=double builds
 * }</pre>
 */
public final class VariantFormat {
  /**
   * Godot 2.0 and 2.1: ints and floats have 32 bits. Has the types Image and InputEvent; an Object
   * or a RID has no content.
   */
  public static final VariantFormat GODOT_2 = new VariantFormat("GODOT_2", TypeIds.GODOT_2, 20);

  /** Godot 3.0: every int is written with 64 bits. */
  public static final VariantFormat GODOT_3_0 = new VariantFormat("GODOT_3_0", TypeIds.GODOT_3, 30);

  /** Godot 3.1 to 3.6. */
  public static final VariantFormat GODOT_3 = new VariantFormat("GODOT_3", TypeIds.GODOT_3, 31);

  /** Godot 4.0 to 4.2. */
  public static final VariantFormat GODOT_4_0 =
      new VariantFormat("GODOT_4_0", TypeIds.GODOT_4_0, 40);

  /** Godot 4.3: adds typed arrays and PackedVector4Array. */
  public static final VariantFormat GODOT_4_3 =
      new VariantFormat("GODOT_4_3", TypeIds.GODOT_4_3, 43);

  /** Godot 4.4 and later: adds typed dictionaries. The default everywhere. */
  public static final VariantFormat GODOT_4 = new VariantFormat("GODOT_4", TypeIds.GODOT_4_3, 44);

  private final String name;
  private final TypeIds typeIds;

  /** The first engine with this format: 43 for Godot 4.3. What else differs hangs on it. */
  private final int version;

  private final boolean doublePrecision;
  private final ReadLimits limits;
  private final Leniency leniency;
  private final @Nullable String view;
  private final boolean loneSurrogates;

  /** The bits of a header that are the type id; Godot 2 knows no flags and takes the whole word. */
  private final int idMask;

  private final int stringId;
  private final int stringNameId;

  private VariantFormat(String name, TypeIds typeIds, int version) {
    this(name, typeIds, version, false, ReadLimits.DEFAULT, Leniency.ENGINE, null);
  }

  private VariantFormat(
      String name,
      TypeIds typeIds,
      int version,
      boolean doublePrecision,
      ReadLimits limits,
      Leniency leniency,
      @Nullable String view) {
    this.name = name;
    this.typeIds = typeIds;
    this.version = version;
    this.doublePrecision = doublePrecision;
    this.limits = limits;
    this.leniency = leniency;
    this.view = view;
    stringId = typeIds.id(VariantType.STRING);
    stringNameId = isGodot4() ? typeIds.id(VariantType.STRING_NAME) : stringId;
    idMask = isGodot2() ? -1 : Header.ID_MASK;
    loneSurrogates = leniency.loneSurrogates() == Leniency.LoneSurrogates.AS_ENGINE && !isGodot4();
  }

  /**
   * This format as engines built with {@code precision=double} write it: vectors and matrices have
   * 8-byte components (FORMAT.md 5.12). Every 4.x reader takes both widths. Such builds of 4.0 and
   * 4.1 send Vector4 and Projection without the flag that tells the width: a reader takes those for
   * half their size.
   *
   * @throws IllegalStateException for a format before Godot 4, which has no such builds
   */
  public VariantFormat withDoublePrecision() {
    if (!isGodot4()) {
      throw new IllegalStateException(
          name + " has no double-precision packets; engines have written them since Godot 4.0.");
    }
    return new VariantFormat(name, typeIds, version, true, limits, leniency, view);
  }

  /** This format with other limits for reading; the depth holds for writing too. */
  public VariantFormat withLimits(ReadLimits newLimits) {
    return new VariantFormat(name, typeIds, version, doublePrecision, newLimits, leniency, view);
  }

  /** This format with another taste; see {@link Leniency}. */
  public VariantFormat withLeniency(Leniency newLeniency) {
    return new VariantFormat(name, typeIds, version, doublePrecision, limits, newLeniency, view);
  }

  /**
   * This format for one audience. Of the fields that mapped types have for some views only, those
   * of this view are written and read, wherever they stand in a packet; without a view none is.
   *
   * <pre>{@code
   * VariantFormat save = VariantFormat.GODOT_4.withView("server");
   * }</pre>
   *
   * <p>A view that no type has is not refused.
   */
  public VariantFormat withView(String newView) {
    return new VariantFormat(
        name, typeIds, version, doublePrecision, limits, leniency, Objects.requireNonNull(newView));
  }

  /** What is let through as a matter of taste. */
  public Leniency leniency() {
    return leniency;
  }

  /** The limits for reading. */
  public ReadLimits limits() {
    return limits;
  }

  /** Whether fields that are for {@code name} are written and read. */
  boolean isInView(String name) {
    return name.equals(view);
  }

  /** Whether vectors and matrices are written with 8-byte components. */
  public boolean isDoublePrecision() {
    return doublePrecision;
  }

  /** The types that this generation has. */
  public Set<VariantType> types() {
    return typeIds.all();
  }

  /** Whether this generation has {@code type}. */
  public boolean has(VariantType type) {
    return typeIds.id(type) != TypeIds.NONE;
  }

  /** The id of {@code type}, or {@link TypeIds#NONE}. */
  int id(VariantType type) {
    return typeIds.id(type);
  }

  /** The type id in {@code header}. */
  int idOf(int header) {
    return header & idMask;
  }

  /** Whether a String or StringName has this header. */
  boolean isText(int header) {
    int id = idOf(header);
    return id == stringId || id == stringNameId;
  }

  /** The type of a value with this header, or null. */
  @Nullable
  VariantType typeOf(int header) {
    return typeIds.type(idOf(header));
  }

  /** The type with this id, or null. */
  @Nullable
  VariantType type(int id) {
    return typeIds.type(id);
  }

  /** Whether both name the same engine, whatever the limits. */
  boolean hasSameBytesAs(VariantFormat other) {
    return name.equals(other.name) && doublePrecision == other.doublePrecision;
  }

  /** Whether a lone surrogate is written and read as three bytes. */
  boolean hasLoneSurrogates() {
    return loneSurrogates;
  }

  /** 2, 3 or 4. */
  int generation() {
    return version / 10;
  }

  /** Ints and floats of 32 bits, no flags, objects without content, shared containers. */
  boolean isGodot2() {
    return version < 30;
  }

  /** RIDs with their id, and a flag for vectors and matrices of doubles. */
  boolean isGodot4() {
    return version >= 40;
  }

  /** Whether every int has 64 bits. */
  boolean hasWideIntsOnly() {
    return version == 30;
  }

  boolean hasTypedArrays() {
    return version >= 43;
  }

  boolean hasTypedDictionaries() {
    return version >= 44;
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

  /** The constant's name, with {@code " (double precision)"} and the view where they apply. */
  @Override
  public String toString() {
    return name
        + (doublePrecision ? " (double precision)" : "")
        + (view == null ? "" : " (view \"" + view + "\")");
  }
}
