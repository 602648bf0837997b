package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.proto.HeightsMessage;

/** Converts {@link Heights} with protobuf. */
public final class ProtobufHeights extends ProtobufCodec<Heights, HeightsMessage> {
  public ProtobufHeights() {
    super(HeightsMessage.parser());
  }

  @Override
  HeightsMessage message(Heights heights) {
    HeightsMessage.Builder message = HeightsMessage.newBuilder().setColumns(heights.columns());
    for (float height : heights.heights()) {
      message.addHeights(height);
    }
    return message.build();
  }

  @Override
  Heights value(HeightsMessage message) {
    return new Heights(message.getColumns(), ProtobufFloats.array(message.getHeightsList()));
  }
}
