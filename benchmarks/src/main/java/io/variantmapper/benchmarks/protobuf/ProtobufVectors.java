package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.proto.Vector3Message;
import io.variantmapper.runtime.value.Vector3;

/** Vectors as messages, single precision as in the packets. */
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
