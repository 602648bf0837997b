package io.variantmapper.sample.load;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Welcome;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Logs in, moves at a fixed rate, and measures the time from each move to the snapshot that shows
 * it. All methods run in the thread of the channel.
 *
 * <p>The measured time of a move starts when the move is due, even if it is sent later. So a delay
 * in this process counts as well, and so does the delay of moves that are sent late because the
 * server stalled.
 */
final class HonestClient extends SimpleChannelInboundHandler<ServerMessage> {
  private static final long PERIOD = TimeUnit.SECONDS.toNanos(1) / LoadSettings.RATE;

  /**
   * The number of places along one side of a square grid. The client moves from place to place in
   * order, so its place in a snapshot shows which of the last moves the server has received.
   */
  private static final int SIDE = 16;

  private static final int PLACES = SIDE * SIDE;
  private static final double STEP = 0.5;

  private final String name;
  private final Durations moves;
  private final Durations gaps;
  private final long[] due = new long[PLACES];
  private int id;
  private int sent;
  private int seen;
  private long lastSnapshot;
  private long snapshots;
  private @Nullable Future<?> moving;
  private boolean isGone;

  HonestClient(String name, Durations moves, Durations gaps) {
    super(ServerMessage.class);
    this.name = name;
    this.moves = moves;
    this.gaps = gaps;
  }

  boolean isWelcome() {
    return moving != null;
  }

  boolean isGone() {
    return isGone;
  }

  long snapshots() {
    return snapshots;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    context.writeAndFlush(new ClientMessage.Login(name));
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, ServerMessage message) {
    if (message instanceof Welcome welcome) {
      id = welcome.player().getId();
      startMoving(context.channel());
    } else if (message instanceof Snapshot snapshot) {
      see(snapshot);
    }
  }

  private void startMoving(Channel channel) {
    long delay = ThreadLocalRandom.current().nextLong(PERIOD);
    long start = System.nanoTime() + delay;
    moving = channel
        .eventLoop()
        .scheduleAtFixedRate(() -> move(channel, start), delay, PERIOD, TimeUnit.NANOSECONDS);
  }

  private void move(Channel channel, long start) {
    long moveDue = start + sent * PERIOD;
    sent++;
    due[sent % PLACES] = moveDue;
    channel.writeAndFlush(new ClientMessage.Move(place(sent)), channel.voidPromise());
  }

  static Vector3 place(int move) {
    return new Vector3(move % SIDE * STEP, 0, move / SIDE % SIDE * STEP);
  }

  private static int moveAt(Vector3 place) {
    return (int) (place.x() / STEP) + SIDE * (int) (place.z() / STEP);
  }

  private void see(Snapshot snapshot) {
    long now = System.nanoTime();
    if (snapshots > 0) {
      gaps.add(now - lastSnapshot);
    }
    snapshots++;
    lastSnapshot = now;
    for (int i = 0; i < snapshot.ids().length; i++) {
      if (snapshot.ids()[i] == id) {
        seeMoves(moveAt(snapshot.positions()[i]), now);
      }
    }
  }

  private void seeMoves(int shown, long now) {
    int news = Math.floorMod(shown - seen, PLACES);
    for (int i = 0; i < news && seen < sent; i++) {
      seen++;
      moves.add(now - due[seen % PLACES]);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    isGone = true;
    if (moving != null) {
      moving.cancel(false);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
