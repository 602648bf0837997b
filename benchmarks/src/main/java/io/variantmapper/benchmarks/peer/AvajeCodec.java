package io.variantmapper.benchmarks.peer;

import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.Entity;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.Save;
import io.variantmapper.benchmarks.domain.SavedObject;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.runtime.value.Vector3;

/**
 * Encodes values as JSON with avaje-jsonb. Its annotation processor generates an adapter for each
 * class named here.
 */
@Json.Import({
  Player.class,
  Item.class,
  Chat.class,
  Snapshot.class,
  Entity.class,
  Heights.class,
  Save.class,
  SavedObject.class,
  Vector3.class
})
public final class AvajeCodec<T> implements Codec<T> {
  private final JsonType<T> type;

  public AvajeCodec(Class<T> type) {
    this.type = Jsonb.builder().build().type(type);
  }

  @Override
  public byte[] encode(T value) {
    return type.toJsonBytes(value);
  }

  @Override
  public T decode(byte[] packet) {
    return type.fromJson(packet);
  }
}
