package shop.recipes;

import static java.nio.charset.StandardCharsets.UTF_8;

import redis.clients.jedis.Jedis;

final class RedisStore {
  private final Jedis redis;

  RedisStore(Jedis redis) {
    this.redis = redis;
  }

  void save(String key, Chat chat) {
    redis.set(key.getBytes(UTF_8), ChatVariantSerializer.INSTANCE.encode(chat));
  }

  Chat load(String key) {
    byte[] packet = redis.get(key.getBytes(UTF_8));
    return packet == null ? null : ChatVariantSerializer.INSTANCE.decode(packet);
  }
}
