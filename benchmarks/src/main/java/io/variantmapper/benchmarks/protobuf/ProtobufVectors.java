package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.proto.Vector3Message;
import io.variantmapper.runtime.value.Vector3;

/** Converts vectors to messages with single-precision components, as in the packets. */
final class ProtobufVectors {
  private ProtobufVectors() {}

  static Vector3Message message(Vector3 vector) {
    return Vector3Message.newBuilder()
        .setX((float) vector.x())
        .setY((float) vector.y())
        .setZ((float) vector.z())
        .build();
  }

  static Vector3 vector(Vector3Message message) {
    return new Vector3(message.getX(), message.getY(), message.getZ());
  }
}
