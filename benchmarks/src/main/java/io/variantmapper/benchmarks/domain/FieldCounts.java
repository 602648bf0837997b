package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Types that differ only in the number of their fields. */
public final class FieldCounts {
  private FieldCounts() {}

  /** Returns a packet whose fields hold {@code start}, {@code start + 1} and so on. */
  private static byte[] counting(int fields, int start) {
    Map<String, Integer> counted = new LinkedHashMap<>();
    for (int i = 0; i < fields; i++) {
      counted.put(String.format(Locale.ROOT, "field%02d", i), start + i);
    }
    return Variant.of(counted).encode(VariantFormat.GODOT_4);
  }

  /** A type with 1 field. */
  @VariantDictionary
  public record Fields1(int field00) {
    /** Returns a value whose fields hold {@code start}, {@code start + 1} and so on. */
    public static Fields1 from(int start) {
      return FieldCounts_Fields1VariantSerializer.INSTANCE.decode(counting(1, start));
    }
  }

  /** A type with 3 fields. */
  @VariantDictionary
  public record Fields3(int field00, int field01, int field02) {
    /** Returns a value whose fields hold {@code start}, {@code start + 1} and so on. */
    public static Fields3 from(int start) {
      return FieldCounts_Fields3VariantSerializer.INSTANCE.decode(counting(3, start));
    }
  }

  /** A type with 10 fields. */
  @VariantDictionary
  public record Fields10(
      int field00,
      int field01,
      int field02,
      int field03,
      int field04,
      int field05,
      int field06,
      int field07,
      int field08,
      int field09) {
    /** Returns a value whose fields hold {@code start}, {@code start + 1} and so on. */
    public static Fields10 from(int start) {
      return FieldCounts_Fields10VariantSerializer.INSTANCE.decode(counting(10, start));
    }
  }

  /** A type with 32 fields. */
  @VariantDictionary
  public record Fields32(
      int field00,
      int field01,
      int field02,
      int field03,
      int field04,
      int field05,
      int field06,
      int field07,
      int field08,
      int field09,
      int field10,
      int field11,
      int field12,
      int field13,
      int field14,
      int field15,
      int field16,
      int field17,
      int field18,
      int field19,
      int field20,
      int field21,
      int field22,
      int field23,
      int field24,
      int field25,
      int field26,
      int field27,
      int field28,
      int field29,
      int field30,
      int field31) {
    /** Returns a value whose fields hold {@code start}, {@code start + 1} and so on. */
    public static Fields32 from(int start) {
      return FieldCounts_Fields32VariantSerializer.INSTANCE.decode(counting(32, start));
    }
  }

  /** A type with 100 fields. */
  @VariantDictionary
  public record Fields100(
      int field00,
      int field01,
      int field02,
      int field03,
      int field04,
      int field05,
      int field06,
      int field07,
      int field08,
      int field09,
      int field10,
      int field11,
      int field12,
      int field13,
      int field14,
      int field15,
      int field16,
      int field17,
      int field18,
      int field19,
      int field20,
      int field21,
      int field22,
      int field23,
      int field24,
      int field25,
      int field26,
      int field27,
      int field28,
      int field29,
      int field30,
      int field31,
      int field32,
      int field33,
      int field34,
      int field35,
      int field36,
      int field37,
      int field38,
      int field39,
      int field40,
      int field41,
      int field42,
      int field43,
      int field44,
      int field45,
      int field46,
      int field47,
      int field48,
      int field49,
      int field50,
      int field51,
      int field52,
      int field53,
      int field54,
      int field55,
      int field56,
      int field57,
      int field58,
      int field59,
      int field60,
      int field61,
      int field62,
      int field63,
      int field64,
      int field65,
      int field66,
      int field67,
      int field68,
      int field69,
      int field70,
      int field71,
      int field72,
      int field73,
      int field74,
      int field75,
      int field76,
      int field77,
      int field78,
      int field79,
      int field80,
      int field81,
      int field82,
      int field83,
      int field84,
      int field85,
      int field86,
      int field87,
      int field88,
      int field89,
      int field90,
      int field91,
      int field92,
      int field93,
      int field94,
      int field95,
      int field96,
      int field97,
      int field98,
      int field99) {
    /** Returns a value whose fields hold {@code start}, {@code start + 1} and so on. */
    public static Fields100 from(int start) {
      return FieldCounts_Fields100VariantSerializer.INSTANCE.decode(counting(100, start));
    }
  }
}
