package io.variantmapper.enet;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Everything that is sent to a peer, until it has been acknowledged. */
final class OutgoingCommands {
  /** A command is lost if so many datagrams after its own have been acknowledged. */
  private static final int LATER_DATAGRAMS = 3;

  /** How many commands a peer gets early for each one that it acknowledges. */
  private static final int EARLY_REPEATS = 4;

  private static final int MAX_EARLY_REPEATS = 1 << 12;
  private static final int MAX_TIMEOUT = 1 << 28;
  private static final int MAX_GROUP = 0xffff;
  private static final long NEVER = Long.MAX_VALUE;

  private final HostOptions options;
  private final CommandPool pool;
  private final RoundTrip roundTrip;
  private final AckQueue acks = new AckQueue();

  /** Commands of the connection itself, which no window holds back. */
  private final CommandQueue control = new CommandQueue();

  private final CommandQueue reliable = new CommandQueue();
  private final CommandQueue unreliable = new CommandQueue();

  /** The reliable commands that have been sent, in this order. */
  private final CommandQueue underWay = new CommandQueue();

  private final OutgoingChannel connection = new OutgoingChannel();

  /** Grows up to the highest channel that was used. */
  private @Nullable OutgoingChannel[] channels = {};

  private int mtu;
  private int windowSize;
  private int bytesUnderWay;
  private int waitingBytes;
  private int waitingCommands;
  private int group;
  private long order;
  private long datagrams;
  private long lastAckedDatagram;
  private long lastAck = -NEVER;
  private long nextTimeout = NEVER;

  /** When the first command was sent that has expired since the last acknowledgement. */
  private long firstExpired = NEVER;

  /**
   * How many commands may be repeated early. Otherwise a peer that acknowledges only the newest
   * commands could make the host send all others with each of its datagrams.
   */
  private int earlyRepeats = 16 * EARLY_REPEATS;

  /** The bytes that were sent since the last second, for the limits of bandwidth. */
  private int sentBytes;

  OutgoingCommands(HostOptions options, CommandPool pool, RoundTrip roundTrip, int mtu) {
    this.options = options;
    this.pool = pool;
    this.roundTrip = roundTrip;
    this.mtu = mtu;
  }

  void mtu(int bytes) {
    mtu = bytes;
  }

  int mtu() {
    return mtu;
  }

  void windowSize(int bytes) {
    windowSize = bytes;
  }

  int windowSize() {
    return windowSize;
  }

  /** Returns the bytes of reliable messages that have not been acknowledged. */
  int waitingBytes() {
    return waitingBytes;
  }

  /** Returns what the reliable messages take in memory that have not been acknowledged. */
  long storedBytes() {
    return waitingBytes + (long) StoredBytes.OVERHEAD * waitingCommands;
  }

  /** Returns what was sent since {@link #forgetSentBytes}. */
  int sentBytes() {
    return sentBytes;
  }

  void forgetSentBytes() {
    sentBytes = 0;
  }

  /** Takes the answer of a server for the acknowledgement of CONNECT. */
  void verified() {
    OutgoingCommand command = connection.acked(1);
    if (command != null) {
      discard(command);
    }
  }

  void ack(int channel, int number, int sentTime) {
    acks.add(channel, number, sentTime);
  }

  /** Returns whether everything was sent, and acknowledged if it is reliable. */
  boolean isEmpty() {
    return control.isEmpty() && reliable.isEmpty() && unreliable.isEmpty() && underWay.isEmpty();
  }

  /** Returns whether there is more to send than a few acknowledgements. */
  boolean isUrgent() {
    return acks.fillsDatagram(mtu) || next() != null;
  }

  /** Adds a command of the connection itself. Its bytes are the fields. */
  void addControl(int code, byte[] fields) {
    OutgoingCommand command = pool.take();
    command.set(code, Command.OF_CONNECTION, fields, 0, fields.length);
    command.number = connection.nextReliable();
    control.addLast(command);
  }

  private OutgoingChannel channel(int id) {
    if (id >= channels.length) {
      channels = Arrays.copyOf(channels, id + 1);
    }
    OutgoingChannel channel = channels[id];
    if (channel == null) {
      channel = new OutgoingChannel();
      channels[id] = channel;
    }
    return channel;
  }

  /** Adds a message, whose bytes nobody changes any more. */
  void addMessage(int channelId, DeliveryMode mode, byte[] bytes) {
    OutgoingChannel channel = channel(channelId);
    int longest = mtu - DatagramWriter.HEADER - Command.size(Command.FRAGMENT);
    boolean isNumbered = mode == DeliveryMode.UNRELIABLE || bytes.length > longest;
    boolean isReliable =
        mode == DeliveryMode.RELIABLE || (isNumbered && !channel.hasUnreliableNumber());
    if (bytes.length > longest) {
      addFragments(channelId, channel, isReliable, bytes, longest);
      return;
    }
    OutgoingCommand command = pool.take();
    if (isReliable) {
      set(command, Command.RELIABLE | Command.WANTS_ACK, channelId, bytes, 0, bytes.length);
      command.number = channel.nextReliable();
      reliable.addLast(command);
      return;
    }
    if (mode == DeliveryMode.UNRELIABLE) {
      set(command, Command.UNRELIABLE, channelId, bytes, 0, bytes.length);
      command.number = channel.reliable();
      command.secondNumber = channel.nextUnreliable();
    } else {
      int code = Command.UNSEQUENCED | Command.IS_UNSEQUENCED;
      set(command, code, channelId, bytes, 0, bytes.length);
      command.number = 0;
      group = (group + 1) & MAX_GROUP;
      command.secondNumber = group;
    }
    unreliable.addLast(command);
  }

  private void addFragments(
      int channelId, OutgoingChannel channel, boolean isReliable, byte[] bytes, int longest) {
    int count = (bytes.length + longest - 1) / longest;
    int first = isReliable ? channel.reliable() + 1 : channel.nextUnreliable();
    for (int i = 0; i < count; i++) {
      OutgoingCommand command = pool.take();
      int start = i * longest;
      int length = Math.min(longest, bytes.length - start);
      int code = isReliable ? Command.FRAGMENT | Command.WANTS_ACK : Command.UNRELIABLE_FRAGMENT;
      set(command, code, channelId, bytes, start, length);
      command.number = isReliable ? channel.nextReliable() : channel.reliable();
      command.secondNumber = first;
      command.setFragment(count, i, bytes.length);
      (isReliable ? reliable : unreliable).addLast(command);
    }
  }

  private void set(
      OutgoingCommand command, int code, int channel, byte[] bytes, int start, int length) {
    command.set(code, channel, bytes, start, length);
    command.order = order++;
    sentBytes += command.size();
    if (command.isReliable()) {
      waitingBytes += length;
      waitingCommands++;
    }
  }

  /** Writes what fits in a datagram. Returns false if there is nothing to send. */
  boolean fill(DatagramWriter datagram, long now) {
    acks.write(datagram, mtu);
    int written = 0;
    OutgoingCommand next = next();
    while (next != null
        && written < Command.MAX_IN_DATAGRAM
        && datagram.size() + next.size() <= mtu) {
      if (next.isReliable()) {
        next.write(datagram);
        sent(next, now);
        written++;
      } else {
        if (isAllowed(next)) {
          next.write(datagram);
          written++;
        }
        discard(next);
      }
      next = next();
    }
    datagrams++;
    return !datagram.isEmpty();
  }

  /** Returns the next command that may be sent now, or null. */
  private @Nullable OutgoingCommand next() {
    OutgoingCommand first = control.first();
    if (first != null) {
      return first;
    }
    OutgoingCommand ordered = reliable.first();
    OutgoingCommand loose = unreliable.first();
    if (ordered == null || !isInWindow(ordered)) {
      return loose;
    }
    return loose == null || ordered.attempts > 0 || ordered.order < loose.order ? ordered : loose;
  }

  private boolean isInWindow(OutgoingCommand command) {
    int window = (int) ((long) roundTrip.throttle() * windowSize / RoundTrip.MAX_THROTTLE);
    return bytesUnderWay + command.length <= Math.max(window, mtu)
        && (command.attempts > 0 || channel(command.channel).accepts(command.number));
  }

  /** Returns whether the throttle lets a message pass, or the message has begun to be sent. */
  private boolean isAllowed(OutgoingCommand command) {
    boolean hasBegun = command.isFragment() && command.fragment > 0;
    if (hasBegun || command.isControl() || roundTrip.allowsUnreliable()) {
      return true;
    }
    byte[] bytes = command.bytes;
    OutgoingCommand next = command.next;
    while (next != null && next.bytes == bytes) {
      OutgoingCommand after = next.next;
      discard(next);
      next = after;
    }
    return false;
  }

  private void discard(OutgoingCommand command) {
    removeFromQueue(command);
    pool.giveBack(command);
  }

  private static void removeFromQueue(OutgoingCommand command) {
    CommandQueue queue = command.queue;
    if (queue != null) {
      queue.remove(command);
    }
  }

  private void sent(OutgoingCommand command, long now) {
    removeFromQueue(command);
    if (command.attempts == 0) {
      command.timeout = roundTrip.timeout();
      channelOf(command).sent(command);
    }
    command.attempts++;
    command.sentTime = now;
    command.datagram = datagrams;
    underWay.addLast(command);
    bytesUnderWay += messageLength(command);
    nextTimeout = Math.min(nextTimeout, now + command.timeout);
  }

  private static int messageLength(OutgoingCommand command) {
    return command.isControl() ? 0 : command.length;
  }

  private OutgoingChannel channelOf(OutgoingCommand command) {
    return command.isControl() ? connection : channel(command.channel);
  }

  /**
   * Takes an acknowledgement. Returns the code of the command, or 0 if no such command is under
   * way.
   */
  int acked(int channelId, int number, int sentTime, long now) {
    lastAck = now;
    firstExpired = NEVER;
    OutgoingChannel channel = existing(channelId);
    OutgoingCommand command = channel == null ? null : channel.acked(number);
    if (command == null) {
      return 0;
    }
    if (command.queue == underWay) {
      bytesUnderWay -= messageLength(command);
      if (((int) command.sentTime & 0xffff) == sentTime) {
        lastAckedDatagram = Math.max(lastAckedDatagram, command.datagram);
      }
    }
    earlyRepeats = Math.min(MAX_EARLY_REPEATS, earlyRepeats + EARLY_REPEATS);
    if (!command.isControl()) {
      waitingBytes -= command.length;
      waitingCommands--;
    }
    int code = command.code & Command.MASK;
    discard(command);
    return code;
  }

  private @Nullable OutgoingChannel existing(int id) {
    if (id == Command.OF_CONNECTION) {
      return connection;
    }
    return id < channels.length ? channels[id] : null;
  }

  /** Repeats the commands whose datagrams must have been lost, because later ones have arrived. */
  void repeatLost() {
    if (options.repeatPolicy() != RepeatPolicy.EARLY) {
      return;
    }
    int count = 0;
    OutgoingCommand afterLost = underWay.first();
    while (afterLost != null
        && count < earlyRepeats
        && afterLost.datagram + LATER_DATAGRAMS <= lastAckedDatagram) {
      afterLost = afterLost.next;
      count++;
    }
    earlyRepeats -= count;
    OutgoingCommand lost = afterLost == null ? underWay.last() : afterLost.previous;
    while (lost != null) {
      OutgoingCommand before = lost.previous;
      repeat(lost);
      lost = before;
    }
  }

  /** Moves a command to the front. So the last one must be moved first. */
  private void repeat(OutgoingCommand command) {
    underWay.remove(command);
    bytesUnderWay -= messageLength(command);
    (command.isControl() ? control : reliable).insert(null, command);
  }

  /**
   * Repeats the commands whose time is over. Returns false if the peer has not answered for so long
   * that it is gone.
   */
  boolean repeatExpired(long now) {
    if (now < nextTimeout) {
      return true;
    }
    nextTimeout = NEVER;
    int attempts = 0;
    OutgoingCommand command = underWay.last();
    while (command != null) {
      OutgoingCommand before = command.previous;
      long end = command.sentTime + command.timeout;
      if (now < end) {
        nextTimeout = Math.min(nextTimeout, end);
      } else {
        firstExpired = Math.min(firstExpired, command.sentTime);
        attempts = Math.max(attempts, command.attempts);
        command.timeout = nextTimeout(command);
        repeat(command);
      }
      command = before;
    }
    return attempts == 0 || !options.timeouts().isGone(attempts, now - firstExpired);
  }

  private int nextTimeout(OutgoingCommand command) {
    boolean isAnswering = lastAck > command.sentTime;
    if (options.repeatPolicy() == RepeatPolicy.EARLY && isAnswering && earlyRepeats > 0) {
      earlyRepeats--;
      return roundTrip.timeout();
    }
    return Math.min(MAX_TIMEOUT, 2 * command.timeout);
  }

  /** Returns when {@link #repeatExpired} has something to do. */
  long nextTimeout() {
    return underWay.isEmpty() ? NEVER : nextTimeout;
  }

  /** Returns when a ping is due if nothing else is sent. */
  long nextPing() {
    if (!control.isEmpty() || !reliable.isEmpty() || !underWay.isEmpty()) {
      return NEVER;
    }
    return lastAck == -NEVER ? -NEVER : lastAck + options.pingInterval();
  }

  /** Forgets everything, also the acknowledgements: ENet's C library does not send them either. */
  void clear() {
    acks.clear();
    clear(control);
    clear(reliable);
    clear(unreliable);
    clear(underWay);
    connection.forgetUnacked();
    channels = new OutgoingChannel[0];
    bytesUnderWay = 0;
    waitingBytes = 0;
    waitingCommands = 0;
  }

  private void clear(CommandQueue queue) {
    OutgoingCommand command = queue.first();
    while (command != null) {
      discard(command);
      command = queue.first();
    }
  }
}
