package io.variantmapper.enet.compression;

import java.util.Arrays;

/**
 * The statistics of ENet's range coder: how often each byte followed the last two bytes, the last
 * byte, and any bytes. Both directions change the model in the same way.
 *
 * <p>A context has a search tree of the bytes seen in it. A node of this tree is one byte with its
 * count, and is itself the context of the bytes that follow. All nodes are records in one array,
 * and a node's number is the index of its record, so that a new datagram frees all nodes at once.
 */
final class ContextModel {
  /** The context of any bytes. As a child in a tree, this number means that there is no child. */
  static final int ROOT = 0;

  private static final int ROOT_DELTA = 3;
  private static final int DELTA = 2;
  private static final int ESCAPE_DELTA = 5;
  private static final int MAX_ORDER = 2;

  private static final int MAX_ROOT_COUNT = 250;
  private static final int MAX_COUNT = 251;
  private static final int MAX_TOTAL = 0xFF00;

  private static final int MAX_NODES = 4094;

  /** The length of a record. Its first field is the byte, with its count in the low 8 bits. */
  private static final int RECORD = 8;

  /** The sum of the counts of the node and of the tree on its left. */
  private static final int UNDER = 1;

  private static final int LEFT = 2;
  private static final int RIGHT = 3;
  private static final int TREE = 4;
  private static final int ESCAPES = 5;
  private static final int TOTAL = 6;
  private static final int SHORTER = 7;

  private final char[] nodes = new char[(MAX_NODES + MAX_ORDER + 1) * RECORD];
  private final RootCounts rootCounts = new RootCounts();
  private final char[] rootNodes = new char[RootCounts.BYTES];
  private int size;
  private int current;
  private int order;

  /** The first and the last node of the byte that is counted, in the order of the contexts. */
  private int first;

  private int last;

  private int under;
  private int count;

  /** Forgets everything. */
  void reset() {
    size = 0;
    newNode(0, 0);
    nodes[ROOT + ESCAPES] = 1;
    nodes[ROOT + TOTAL] = RootCounts.BYTES + 1;
    rootCounts.reset();
    Arrays.fill(rootNodes, (char) ROOT);
    current = ROOT;
    order = 0;
  }

  /** Returns the longest context of the next byte. */
  int current() {
    return current;
  }

  /** Returns the context that ignores the oldest byte of another one. */
  int shorter(int context) {
    return nodes[context + SHORTER];
  }

  /** Returns the weight of the escape, which says that the byte is new in a context. */
  int escapes(int context) {
    return nodes[context + ESCAPES];
  }

  int total(int context) {
    return nodes[context + TOTAL];
  }

  /** Says whether a context tells a new byte by an escape. */
  boolean hasEscape(int context) {
    int escapes = nodes[context + ESCAPES];
    return escapes > 0 && escapes < nodes[context + TOTAL];
  }

  /** Returns the sum of the weights of smaller bytes, as the last call left it. */
  int under() {
    return under;
  }

  /** Returns the weight of the byte, as the last call left it; 0 if the byte is new. */
  int count() {
    return count;
  }

  /**
   * Returns the byte of a context other than the root whose interval has a number, and sets
   * {@link #under} and {@link #count}. The number is less than the sum of all counts.
   */
  int byteAt(int context, int number) {
    char[] n = nodes;
    int below = 0;
    int node = n[context + TREE];
    while (true) {
      int after = below + n[node + UNDER];
      int weight = n[node] & 0xFF;
      if (number >= after) {
        below = after;
        node = n[node + RIGHT];
      } else if (number < after - weight) {
        node = n[node + LEFT];
      } else {
        under = after - weight;
        count = weight;
        return n[node] >> 8;
      }
    }
  }

  /** Does the same as {@link #byteAt} for the root, where each byte has a weight from the start. */
  int rootByteAt(int number) {
    int value = rootCounts.byteAt(number);
    count = rootCounts.count(value) + 1;
    under = rootCounts.under(value) + value;
    return value;
  }

  /** Begins the visits of the contexts of one byte. */
  void begin() {
    last = ROOT;
  }

  /**
   * Counts a byte in a context other than the root, and sets {@link #under} and {@link #count} to
   * the weights before.
   */
  void add(int context, int value) {
    char[] n = nodes;
    addToTree(context, value);
    int total = n[context + TOTAL] + DELTA;
    if (count == 0) {
      n[context + ESCAPES] = (char) (n[context + ESCAPES] + ESCAPE_DELTA);
      total += ESCAPE_DELTA;
    }
    n[context + TOTAL] = (char) total;
    if (count > MAX_COUNT || total > MAX_TOTAL) {
      rescale(context);
    }
  }

  /** Does the same as {@link #add} for the root. */
  void addToRoot(int value) {
    count = rootCounts.count(value) + 1;
    under = rootCounts.under(value) + value;
    rootCounts.add(value, ROOT_DELTA);
    int total = nodes[ROOT + TOTAL] + ROOT_DELTA;
    nodes[ROOT + TOTAL] = (char) total;
    if (count > MAX_ROOT_COUNT || total > MAX_TOTAL) {
      int escapes = halveEscapes(ROOT);
      nodes[ROOT + TOTAL] = (char) (escapes + RootCounts.BYTES + rootCounts.halve());
    }
    int node = rootNodes[value];
    if (node == ROOT) {
      node = newNode(value, 0);
      rootNodes[value] = (char) node;
    }
    visit(node);
  }

  /** Ends the visits of the contexts of one byte: finds the longest context of the next one. */
  void finish() {
    current = first;
    if (order == MAX_ORDER) {
      current = nodes[first + SHORTER];
    } else {
      order++;
    }
    if (size >= MAX_NODES * RECORD) {
      reset();
    }
  }

  private void addToTree(int context, int value) {
    char[] n = nodes;
    int below = 0;
    int link = context + TREE;
    int node = n[link];
    while (node != ROOT) {
      int found = n[node] >> 8;
      if (value > found) {
        below += n[node + UNDER];
        link = node + RIGHT;
      } else if (value < found) {
        n[node + UNDER] = (char) (n[node + UNDER] + DELTA);
        link = node + LEFT;
      } else {
        count = n[node] & 0xFF;
        under = below + n[node + UNDER] - count;
        n[node] = (char) (n[node] + DELTA);
        n[node + UNDER] = (char) (n[node + UNDER] + DELTA);
        visit(node);
        return;
      }
      node = n[link];
    }
    count = 0;
    under = below;
    node = newNode(value, DELTA);
    n[link] = (char) node;
    visit(node);
  }

  private void visit(int node) {
    if (last == ROOT) {
      first = node;
    } else {
      nodes[last + SHORTER] = (char) node;
    }
    last = node;
  }

  private int newNode(int value, int weight) {
    char[] n = nodes;
    int node = size;
    n[node] = (char) (value << 8 | weight);
    n[node + UNDER] = (char) weight;
    n[node + LEFT] = 0;
    n[node + RIGHT] = 0;
    n[node + TREE] = 0;
    n[node + ESCAPES] = 0;
    n[node + TOTAL] = 0;
    n[node + SHORTER] = ROOT;
    size = node + RECORD;
    return node;
  }

  /** Halves all weights of a context, so that they stay small and newer bytes count more. */
  private void rescale(int context) {
    int escapes = halveEscapes(context);
    nodes[context + TOTAL] = (char) (escapes + halve(nodes[context + TREE]));
  }

  private int halveEscapes(int context) {
    int escapes = nodes[context + ESCAPES] - (nodes[context + ESCAPES] >> 1);
    nodes[context + ESCAPES] = (char) escapes;
    return escapes;
  }

  /** Halves the counts of a tree, whose depth is at most 256, and returns their sum. */
  private int halve(int tree) {
    char[] n = nodes;
    int sum = 0;
    for (int node = tree; node != ROOT; node = n[node + RIGHT]) {
      int weight = n[node] & 0xFF;
      n[node] -= (char) (weight >> 1);
      weight -= weight >> 1;
      int left = halve(n[node + LEFT]);
      n[node + UNDER] = (char) (left + weight);
      sum += left + weight;
    }
    return sum;
  }
}
