package io.variantmapper.sample.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import io.variantmapper.sample.cli.CommandFailure;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.ConfigurationException;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.jspecify.annotations.Nullable;

/** A node of the cluster. It owns rooms, or has clients that send messages to the rooms. */
final class ClusterNode implements AutoCloseable {
  private static final String NAME = "sample";
  private static final int JOIN_SECONDS = 25;
  private static final int STOP_SECONDS = 30;

  private final ActorSystem system;
  private final Cluster cluster;
  private final Connection journal;

  private ClusterNode(ActorSystem system, Connection journal) {
    this.system = system;
    this.journal = journal;
    cluster = Cluster.get(system);
  }

  /**
   * Starts a node that is not yet in a cluster.
   *
   * @param config a file whose settings take precedence over the settings of the sample, or null
   * @throws CommandFailure if a setting is wrong, or if the port or the journal can't be opened
   */
  static ClusterNode start(int port, String role, Journal journal, @Nullable File config)
      throws CommandFailure {
    requireFree(port);
    Connection connection = journal.open();
    try {
      return new ClusterNode(
          ActorSystem.create(NAME, settings(port, role, journal, config)), connection);
    } catch (RuntimeException e) {
      close(connection);
      throw new CommandFailure("The node can't start: " + root(e).getMessage());
    }
  }

  /** Checks the port, because Pekko prints a stack trace for a port in use. */
  private static void requireFree(int port) throws CommandFailure {
    try {
      new ServerSocket(port, 1, InetAddress.getLoopbackAddress()).close();
    } catch (IOException | IllegalArgumentException e) {
      throw new CommandFailure(
          "Port " + port + " can't be opened: " + e.getMessage() + ". Choose another --port");
    }
  }

  private static Config settings(int port, String role, Journal journal, @Nullable File config) {
    Config own = config == null ? ConfigFactory.empty() : file(config);
    return own.withFallback(ConfigFactory.parseResources("cluster.conf"))
        .withValue("pekko.remote.artery.canonical.port", ConfigValueFactory.fromAnyRef(port))
        .withValue("pekko.cluster.roles", ConfigValueFactory.fromIterable(List.of(role)))
        .withValue(
            "pekko-persistence-jdbc.shared-databases.slick.db.url",
            ConfigValueFactory.fromAnyRef(journal.url()))
        .withFallback(ConfigFactory.load());
  }

  private static Config file(File file) {
    if (!file.isFile()) {
      throw new ConfigException.Generic(
          "found no file " + file + ". --config must name a file with settings");
    }
    return ConfigFactory.parseFile(file);
  }

  private static Throwable root(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null && !(root instanceof ConfigurationException)) {
      root = root.getCause();
    }
    return root;
  }

  /**
   * Joins the cluster.
   *
   * @throws CommandFailure if no seed answers
   */
  void join(Seeds seeds) throws CommandFailure {
    CountDownLatch up = new CountDownLatch(1);
    cluster.registerOnMemberUp(up::countDown);
    if (seeds.addresses().isEmpty()) {
      cluster.join(cluster.selfAddress());
    } else {
      cluster.joinSeedNodes(seeds.addresses().stream().map(ClusterNode::address).toList());
    }
    if (!await(up)) {
      throw new CommandFailure("The node can't join the cluster: no answer from "
          + String.join(", ", seeds.addresses())
          + ". A seed must be a running node of the cluster. Start a seed first, or name"
          + " another --seed");
    }
  }

  private static Address address(String hostAndPort) {
    return AddressFromURIString.parse("pekko://" + NAME + "@" + hostAndPort);
  }

  private boolean await(CountDownLatch up) {
    try {
      return up.await(JOIN_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Makes this node own a part of the rooms from now on. */
  void hostRooms() {
    Rooms.host(system);
  }

  /** Returns the actor that forwards messages to the rooms of other nodes. */
  ActorRef rooms() {
    return Rooms.proxy(system);
  }

  ActorSystem system() {
    return system;
  }

  /** Returns the address of this node, such as {@code 127.0.0.1:7551}. */
  String address() {
    return Rooms.hostAndPort(cluster.selfAddress());
  }

  /** Returns the number of nodes that own rooms, according to the cluster state of this node. */
  int nodesWithRooms() {
    int nodes = 0;
    for (Member member : cluster.state().getMembers()) {
      if (member.hasRole(Rooms.ROLE) && member.status().equals(MemberStatus.up())) {
        nodes++;
      }
    }
    return nodes;
  }

  /** Waits until the node has left the cluster, or was removed from it. */
  void awaitStop() {
    system.getWhenTerminated().toCompletableFuture().join();
  }

  /** Leaves the cluster, and stops. */
  @Override
  public void close() {
    system.terminate();
    system
        .getWhenTerminated()
        .toCompletableFuture()
        .completeOnTimeout(null, STOP_SECONDS, TimeUnit.SECONDS)
        .join();
    close(journal);
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      // Nothing is lost, because each event is in the file before it is acknowledged.
    }
  }
}
