package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.ARRAY;
import static io.variantmapper.benchmarks.expert.RunBuilder.INT;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.ArrayEntity;
import io.variantmapper.benchmarks.domain.ArraySnapshot;
import io.variantmapper.benchmarks.domain.Entity;
import io.variantmapper.benchmarks.domain.EntityFields;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.benchmarks.domain.SnapshotFields;
import java.util.ArrayList;
import java.util.List;

/**
 * Handwritten codec for snapshots. All fields have a fixed size, so the codec allocates each packet
 * in its final size.
 */
public final class ExpertSnapshot<T extends SnapshotFields<E>, E extends EntityFields>
    implements Codec<T> {
  private final ExpertEntity entity;
  private final Run head;
  private final int tickAt;
  private final int countAt;
  private final SnapshotFields.Maker<T, E> snapshots;
  private final EntityFields.Maker<E> entities;

  private ExpertSnapshot(
      boolean keyed, SnapshotFields.Maker<T, E> snapshots, EntityFields.Maker<E> entities) {
    this.snapshots = snapshots;
    this.entities = entities;

    entity = new ExpertEntity(keyed);
    RunBuilder builder = new RunBuilder(keyed).type(2);
    tickAt = builder.key("tick").hole(INT, 1);
    countAt = builder.key("entities").hole(ARRAY, 1);
    head = builder.build();
  }

  /** Returns the codec for the Dictionary shape. */
  public static Codec<Snapshot> dictionary() {
    return new ExpertSnapshot<>(true, Snapshot::new, Entity::new);
  }

  /** Returns the codec for the Array shape. */
  public static Codec<ArraySnapshot> array() {
    return new ExpertSnapshot<>(false, ArraySnapshot::new, ArrayEntity::new);
  }

  private byte[] begin(long tick, int count) {
    byte[] packet = new byte[head.length() + count * entity.run.length()];
    head.copyTo(packet, 0);
    Words.putInt(packet, tickAt, Words.narrow(tick));
    Words.putInt(packet, countAt, count);
    return packet;
  }

  @Override
  public byte[] encode(T snapshot) {
    byte[] packet = begin(snapshot.tick(), snapshot.entities().size());
    int at = head.length();
    for (E value : snapshot.entities()) {
      entity.run.copyTo(packet, at);
      Words.putInt(packet, at + entity.idAt, value.id());
      Words.putInt(packet, at + entity.kindAt, value.kind());
      Words.putVector(packet, at + entity.positionAt, value.position());
      Words.putVector(packet, at + entity.velocityAt, value.velocity());
      Words.putFloat(packet, at + entity.headingAt, value.heading());
      Words.putInt(packet, at + entity.movingAt, value.moving() ? 1 : 0);
      at += entity.run.length();
    }
    return packet;
  }

  @Override
  public T decode(byte[] packet) {
    ExpertInput in = new ExpertInput(packet);
    in.take(head);
    int count = Words.getInt(packet, countAt);
    List<E> values = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      values.add(entity(in));
    }
    return snapshots.make(Words.getInt(packet, tickAt), values);
  }

  private E entity(ExpertInput in) {
    byte[] packet = in.bytes();
    int at = in.take(entity.run);
    return entities.make(
        Words.getInt(packet, at + entity.idAt),
        Words.getInt(packet, at + entity.kindAt),
        Words.getVector(packet, at + entity.positionAt),
        Words.getVector(packet, at + entity.velocityAt),
        Words.getFloat(packet, at + entity.headingAt),
        Words.getInt(packet, at + entity.movingAt) != 0);
  }
}
