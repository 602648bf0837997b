package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.PACKED_FLOAT32_ARRAY;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.ArrayHeights;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.HeightsFields;

/**
 * Handwritten codec for terrains. A terrain is one run and one packed array, so the codec allocates
 * each packet in its final size.
 */
public final class ExpertHeights<T extends HeightsFields> implements Codec<T> {
  private final Run head;
  private final int columnsAt;
  private final int countAt;
  private final HeightsFields.Maker<T> terrains;

  private ExpertHeights(boolean keyed, HeightsFields.Maker<T> terrains) {
    this.terrains = terrains;
    RunBuilder builder = new RunBuilder(keyed).type(2);
    columnsAt = builder.key("columns").hole(INT, 1);
    countAt = builder.key("heights").hole(PACKED_FLOAT32_ARRAY, 1);
    head = builder.build();
  }

  /** Returns the codec for the Dictionary shape. */
  public static Codec<Heights> dictionary() {
    return new ExpertHeights<>(true, Heights::new);
  }

  /** Returns the codec for the Array shape. */
  public static Codec<ArrayHeights> array() {
    return new ExpertHeights<>(false, ArrayHeights::new);
  }

  private byte[] encode(int columns, float[] heights) {
    byte[] packet = new byte[head.length() + heights.length * Words.WORD];
    head.copyTo(packet, 0);
    Words.putInt(packet, columnsAt, columns);
    Words.putInt(packet, countAt, heights.length);
    Words.putFloats(packet, head.length(), heights);
    return packet;
  }

  private float[] heights(byte[] packet) {
    ExpertInput in = new ExpertInput(packet);
    in.take(head);
    return in.takeFloats(Words.getInt(packet, countAt));
  }

  @Override
  public byte[] encode(T heights) {
    return encode(heights.columns(), heights.heights());
  }

  @Override
  public T decode(byte[] packet) {
    float[] heights = heights(packet);
    return terrains.make(Words.getInt(packet, columnsAt), heights);
  }
}
