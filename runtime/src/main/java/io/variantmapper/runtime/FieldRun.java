package io.variantmapper.runtime;

/**
 * The bytes that every packet of a mapped type has in common, from one value of unknown size to the
 * next, with holes for the values of known size between them.
 *
 * <p>Generated serializers write a run by one copy and then fill its holes, and read it by one
 * comparison and then take the values out of the holes. A packet with other bytes is read key by
 * key ({@link FieldCursor}), and a value that does not fit its hole, such as a null, moves what is
 * behind it; so all formats and values go through the same code.
 *
 * <pre>{@code
 * private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
 * private static final FieldRun FROM_HP =
 *     FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
 * private static final int HP_AT = FROM_HP.offset(0);
 *
 * out.beginFields(FROM_HP);
 * out.putInt(HP_AT, player.hp());
 * out.writeText(player.name());
 * out.endFields();
 * }</pre>
 *
 * <p>The types that have holes are {@code bool}, {@code int} (of 32 bits), {@code float} (that a
 * Java float holds) and the math types, all in the width that engines prefer; {@code real_t} with
 * single precision. A {@code String} ends a run behind its header, any other value behind its key.
 * Immutable.
 */
public final class FieldRun {
  private final int first;
  private final int[] offsets;
  private final int values;
  private final Template[] templates = new Template[VariantFormat.GENERATIONS.size()];
  private final boolean[] complete = new boolean[templates.length];

  private FieldRun(FieldRunBuilder.Fields fields, VariantType[] types) {
    first = fields.first();
    offsets = new int[types.length];
    values = fields.keys().size() * (fields.isKeyed() ? 2 : 1);
    for (int i = 0; i < templates.length; i++) {
      FieldRunBuilder builder = new FieldRunBuilder(fields, VariantFormat.GENERATIONS.get(i));
      complete[i] = builder.add(types, offsets);
      templates[i] = builder.build();
    }
  }

  /**
   * The run at the start of a Dictionary: its header, its count, and its first fields.
   *
   * @param end how many fields: as many as there are types, or one more, whose value follows
   * @param types the types of the fields in holes; the last may be a String
   */
  public static FieldRun ofDictionary(FieldKeys keys, int end, VariantType... types) {
    return new FieldRun(FieldRunBuilder.Fields.dictionary(keys, end), types);
  }

  /**
   * The run at the start of an Array: its header, its count, and its first elements.
   *
   * @param types the types of the fields in holes; the last may be a String
   */
  public static FieldRun ofArray(FieldKeys keys, VariantType... types) {
    return new FieldRun(FieldRunBuilder.Fields.array(keys), types);
  }

  /**
   * A run inside a Dictionary.
   *
   * @param first the index of its first field
   * @param end the index behind its last field: {@code first} and as many as there are types, or
   *     one more, whose value follows
   * @param types the types of the fields in holes; the last may be a String
   */
  public static FieldRun ofEntries(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRun(FieldRunBuilder.Fields.entries(keys, first, end), types);
  }

  /**
   * A run inside an Array.
   *
   * @param first the index of its first field
   * @param types the types of the fields in holes; the last may be a String
   */
  public static FieldRun ofElements(FieldKeys keys, int first, VariantType... types) {
    return new FieldRun(FieldRunBuilder.Fields.elements(keys, first), types);
  }

  /** Where the value of {@code field} lies, behind its header, in bytes from the run's start. */
  public int offset(int field) {
    return offsets[field - first];
  }

  /** How many values the whole container holds, keys among them. */
  int values() {
    return values;
  }

  /** What is copied; a hole whose type the generation lacks has no header. */
  Template template(int generation) {
    return templates[generation];
  }

  /** Whether the run stands at {@code at}. */
  boolean matches(byte[] packet, int at, int end, int generation) {
    return complete[generation] && templates[generation].matches(packet, at, end);
  }
}
