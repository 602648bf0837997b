package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * The nodes of a cluster that a new node contacts to join the cluster.
 *
 * @param addresses the addresses, such as {@code 127.0.0.1:7551}; empty to start a cluster
 */
record Seeds(List<String> addresses) {
  /**
   * Checks the options of the command line.
   *
   * @throws CommandFailure if there is no seed for a node that joins a cluster, if there is a seed
   *     for a node that starts a cluster, or if a seed is malformed
   */
  static Seeds of(List<String> addresses, boolean newCluster) throws CommandFailure {
    if (addresses.isEmpty() && !newCluster) {
      throw new CommandFailure("Found no cluster seed. A node must know a node of the cluster that"
          + " it joins. Add --seed HOST:PORT, or --new-cluster for the first node");
    }
    if (!addresses.isEmpty() && newCluster) {
      throw new CommandFailure("Found --new-cluster and --seed. A node either starts a cluster or"
          + " joins one. Remove one of the two options");
    }
    List<String> checked = new ArrayList<>();
    for (String address : addresses) {
      if (!address.matches("[\\w.-]+:\\d{1,5}")) {
        throw new CommandFailure("Found the seed \"" + address
            + "\". A seed must be a host and a port. Write it as 127.0.0.1:7551");
      }
      checked.add(address);
    }
    return new Seeds(checked);
  }
}
