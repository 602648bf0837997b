package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.domain.Entity;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.benchmarks.proto.EntityMessage;
import io.variantmapper.benchmarks.proto.SnapshotMessage;
import java.util.ArrayList;
import java.util.List;

/** Converts a {@link Snapshot} with protobuf. */
public final class ProtobufSnapshot extends ProtobufCodec<Snapshot, SnapshotMessage> {
  public ProtobufSnapshot() {
    super(SnapshotMessage.parser());
  }

  @Override
  SnapshotMessage message(Snapshot snapshot) {
    SnapshotMessage.Builder message = SnapshotMessage.newBuilder().setTick(snapshot.tick());
    for (Entity entity : snapshot.entities()) {
      message.addEntities(message(entity));
    }
    return message.build();
  }

  private static EntityMessage message(Entity entity) {
    return EntityMessage.newBuilder()
        .setId(entity.id())
        .setKind(entity.kind())
        .setPosition(ProtobufVectors.message(entity.position()))
        .setVelocity(ProtobufVectors.message(entity.velocity()))
        .setHeading(entity.heading())
        .setMoving(entity.moving())
        .build();
  }

  @Override
  Snapshot value(SnapshotMessage message) {
    List<Entity> entities = new ArrayList<>(message.getEntitiesCount());
    for (EntityMessage entity : message.getEntitiesList()) {
      entities.add(value(entity));
    }
    return new Snapshot(message.getTick(), entities);
  }

  private static Entity value(EntityMessage message) {
    return new Entity(
        message.getId(),
        message.getKind(),
        ProtobufVectors.vector(message.getPosition()),
        ProtobufVectors.vector(message.getVelocity()),
        message.getHeading(),
        message.getMoving());
  }
}
