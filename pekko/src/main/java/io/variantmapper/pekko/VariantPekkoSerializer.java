package io.variantmapper.pekko;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.NotSerializableException;
import java.util.Map;
import java.util.Objects;
import org.apache.pekko.ConfigurationException;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/**
 * Carries mapped types between the nodes of a Pekko cluster, and into journals and snapshots. Your
 * application has a subclass that lists the types:
 *
 * <pre>{@code
 * public final class GameSerializer extends VariantPekkoSerializer {
 *   public GameSerializer(ExtendedActorSystem system) {
 *     super(
 *         system,
 *         7001,
 *         new VariantBindings()
 *             .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
 *             .bind("command", Command.class, CommandVariantSerializer.INSTANCE));
 *   }
 * }
 * }</pre>
 *
 * <p>The configuration of Pekko names the class, and assigns the types to it:
 *
 * <pre>{@code
 * pekko.actor {
 *   serializers.game = "com.example.GameSerializer"
 *   serialization-bindings {
 *     "com.example.Player" = game
 *     "com.example.Command" = game
 *   }
 * }
 * }</pre>
 *
 * <p>If a type is missing in the bindings or in the configuration, the actor system does not start.
 * All threads share one serializer.
 */
public abstract class VariantPekkoSerializer extends SerializerWithStringManifest {
  /** The largest identifier that Pekko reserves for its own serializers. */
  private static final int LAST_RESERVED = 40;

  private final int identifier;
  private final VariantFormat format;
  private final BindingsByClass bindings;
  private final Map<String, VariantSerializer<?>> readers;

  /**
   * Creates a serializer that writes packets of Godot 4.
   *
   * @param system the actor system that Pekko passes to the constructor of the subclass
   * @param identifier a number that no other serializer of the cluster has; it must stay the same
   *     on all nodes and in all versions of your program
   * @param bindings the types; later changes have no effect
   * @throws ConfigurationException if Pekko's configuration and {@code bindings} list different
   *     types
   * @throws IllegalArgumentException if Pekko reserves the identifier
   */
  protected VariantPekkoSerializer(
      ExtendedActorSystem system, int identifier, VariantBindings bindings) {
    this(system, identifier, bindings, VariantFormat.GODOT_4);
  }

  /**
   * Creates a serializer that writes packets in {@code format}, whose limits apply to reading and
   * to writing.
   *
   * @param system the actor system that Pekko passes to the constructor of the subclass
   * @param identifier a number that no other serializer of the cluster has; it must stay the same
   *     on all nodes and in all versions of your program
   * @param bindings the types; later changes have no effect
   * @param format the format; all nodes and all versions of your program must use formats that give
   *     the same bytes
   * @throws ConfigurationException if Pekko's configuration and {@code bindings} list different
   *     types
   * @throws IllegalArgumentException if Pekko reserves the identifier
   */
  protected VariantPekkoSerializer(
      ExtendedActorSystem system, int identifier, VariantBindings bindings, VariantFormat format) {
    if (identifier >= 0 && identifier <= LAST_RESERVED) {
      throw new IllegalArgumentException("Found the identifier " + identifier + " for "
          + getClass().getName() + ". Pekko reserves 0 to " + LAST_RESERVED
          + " for its own serializers. Choose a larger number");
    }
    this.identifier = identifier;
    this.format = Objects.requireNonNull(format, "format");
    this.bindings = new BindingsByClass(bindings.bindings());
    readers = bindings.readers();
    new SerializationConfig(system, getClass()).check(this.bindings);
  }

  @Override
  public final int identifier() {
    return identifier;
  }

  /**
   * Returns the manifest that is bound to the class of {@code message}.
   *
   * @throws IllegalArgumentException if the class is not bound
   */
  @Override
  public final String manifest(Object message) {
    return bindingOf(message).manifest();
  }

  /**
   * Returns the message as a packet.
   *
   * @throws IllegalArgumentException if the class of the message is not bound
   * @throws UnsupportedVariantException if the format can't carry the message, or if the packet is
   *     larger than {@link io.variantmapper.runtime.ReadLimits#maxBytes()}
   */
  @Override
  public final byte[] toBinary(Object message) {
    Binding<?> binding = bindingOf(message);
    byte[] packet = binding.encode(message, format);
    int maxBytes = format.limits().maxBytes();
    if (packet.length > maxBytes) {
      throw new UnsupportedVariantException(
          "A packet of " + packet.length + " bytes with the manifest \"" + binding.manifest()
              + "\" is over the limit of " + maxBytes
              + "; raise maxBytes of the format on all nodes",
          0);
    }
    return packet;
  }

  /**
   * Returns the message that a packet contains.
   *
   * @throws NotSerializableException if the manifest is unknown or the packet can't be read. Pekko
   *     then drops the message and keeps the connection
   */
  @Override
  public final Object fromBinary(byte[] packet, String manifest) throws NotSerializableException {
    VariantSerializer<?> serializer = readers.get(manifest);
    if (serializer == null) {
      throw new NotSerializableException("Found a message with the manifest \"" + manifest
          + "\", which " + getClass().getName() + " does not have. It reads "
          + String.join(", ", readers.keySet())
          + ". If another version of the program has sent it, add the manifest as an alias");
    }
    try {
      return serializer.decode(packet, format);
    } catch (VariantException e) {
      NotSerializableException unreadable = new NotSerializableException(
          "Can't read a message with the manifest \"" + manifest + "\": " + e.getMessage());
      unreadable.initCause(e);
      throw unreadable;
    }
  }

  private Binding<?> bindingOf(Object message) {
    // Pekko has a serializer of its own for null.
    Objects.requireNonNull(message, "message");
    Binding<?> binding = bindings.find(message.getClass());
    if (binding == null) {
      throw new IllegalArgumentException(message.getClass().getName() + " has no manifest in "
          + getClass().getName() + ". Bind it, or a sealed supertype, with VariantBindings.bind");
    }
    return binding;
  }
}
