package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.contest.Workload.Written;
import io.variantmapper.benchmarks.domain.ArrayChat;
import io.variantmapper.benchmarks.domain.ArrayChatVariantSerializer;
import io.variantmapper.benchmarks.domain.ArrayHeights;
import io.variantmapper.benchmarks.domain.ArrayHeightsVariantSerializer;
import io.variantmapper.benchmarks.domain.ArrayPlayer;
import io.variantmapper.benchmarks.domain.ArrayPlayerVariantSerializer;
import io.variantmapper.benchmarks.domain.ArraySave;
import io.variantmapper.benchmarks.domain.ArraySaveVariantSerializer;
import io.variantmapper.benchmarks.domain.ArraySnapshot;
import io.variantmapper.benchmarks.domain.ArraySnapshotVariantSerializer;
import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.ChatVariantSerializer;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.HeightsVariantSerializer;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.PlayerVariantSerializer;
import io.variantmapper.benchmarks.domain.Samples;
import io.variantmapper.benchmarks.domain.Save;
import io.variantmapper.benchmarks.domain.SaveVariantSerializer;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.benchmarks.domain.SnapshotVariantSerializer;
import io.variantmapper.benchmarks.expert.ExpertChat;
import io.variantmapper.benchmarks.expert.ExpertHeights;
import io.variantmapper.benchmarks.expert.ExpertPlayer;
import io.variantmapper.benchmarks.expert.ExpertSave;
import io.variantmapper.benchmarks.expert.ExpertSnapshot;
import io.variantmapper.benchmarks.protobuf.ProtobufChat;
import io.variantmapper.benchmarks.protobuf.ProtobufHeights;
import io.variantmapper.benchmarks.protobuf.ProtobufPlayer;
import io.variantmapper.benchmarks.protobuf.ProtobufSave;
import io.variantmapper.benchmarks.protobuf.ProtobufSnapshot;
import java.util.List;

/**
 * The five measured values.
 *
 * <pre>{@code
 * Workload<?, ?> workload = Workloads.named(Workloads.PLAYER);
 * }</pre>
 */
public final class Workloads {
  public static final String PLAYER = "player";
  public static final String CHAT = "chat message";
  public static final String SNAPSHOT = "world snapshot";
  public static final String HEIGHTS = "1 MiB of floats";
  public static final String SAVE = "save";

  /** The names of the workloads, in the order of the tables. */
  public static final List<String> NAMES = List.of(PLAYER, CHAT, SNAPSHOT, HEIGHTS, SAVE);

  /** The workloads with texts. The size of their packets depends on the length of the texts. */
  static final List<String> WITH_TEXTS = List.of(PLAYER, CHAT, SAVE);

  private static final int ENTITIES = 200;
  private static final int OBJECTS = 10_000;
  private static final int FLOATS = (1 << 20) / Float.BYTES;

  private Workloads() {}

  /** Creates the workload with the given name, which must be one of {@link #NAMES}. */
  public static Workload<?, ?> named(String name) {
    return switch (name) {
      case PLAYER -> player();
      case CHAT -> chat();
      case SNAPSHOT -> snapshot();
      case HEIGHTS -> heights();
      case SAVE -> save();
      default ->
        throw new IllegalArgumentException("Expected one of " + NAMES + " but found " + name);
    };
  }

  private static Workload<Player, ArrayPlayer> player() {
    Player player = Samples.player();
    return new Workload<>(
        PLAYER,
        player,
        PlayerVariantSerializer.INSTANCE,
        ArrayPlayer.of(player),
        ArrayPlayerVariantSerializer.INSTANCE,
        new Written<>(new ProtobufPlayer(), ExpertPlayer.dictionary(), ExpertPlayer.array()));
  }

  private static Workload<Chat, ArrayChat> chat() {
    Chat chat = Samples.chat();
    return new Workload<>(
        CHAT,
        chat,
        ChatVariantSerializer.INSTANCE,
        ArrayChat.of(chat),
        ArrayChatVariantSerializer.INSTANCE,
        new Written<>(new ProtobufChat(), ExpertChat.dictionary(), ExpertChat.array()));
  }

  private static Workload<Snapshot, ArraySnapshot> snapshot() {
    Snapshot snapshot = Samples.snapshot(ENTITIES);
    return new Workload<>(
        SNAPSHOT,
        snapshot,
        SnapshotVariantSerializer.INSTANCE,
        ArraySnapshot.of(snapshot),
        ArraySnapshotVariantSerializer.INSTANCE,
        new Written<>(new ProtobufSnapshot(), ExpertSnapshot.dictionary(), ExpertSnapshot.array()));
  }

  private static Workload<Heights, ArrayHeights> heights() {
    Heights heights = Samples.heights(FLOATS);
    return new Workload<>(
        HEIGHTS,
        heights,
        HeightsVariantSerializer.INSTANCE,
        ArrayHeights.of(heights),
        ArrayHeightsVariantSerializer.INSTANCE,
        new Written<>(new ProtobufHeights(), ExpertHeights.dictionary(), ExpertHeights.array()));
  }

  private static Workload<Save, ArraySave> save() {
    Save save = Samples.save(OBJECTS);
    return new Workload<>(
        SAVE,
        save,
        SaveVariantSerializer.INSTANCE,
        ArraySave.of(save),
        ArraySaveVariantSerializer.INSTANCE,
        new Written<>(new ProtobufSave(), ExpertSave.dictionary(), ExpertSave.array()));
  }
}
