package io.variantmapper.rpc;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes a Godot node whose script has functions with {@code @rpc}. The annotated interface has
 * a method with {@link Rpc} for each of these functions, also for those that only the other end
 * has a body for: both ends must have the same names. Functions of superinterfaces count, as those
 * of the scripts that a script extends.
 *
 * <pre>{@code
 * @VariantNode("Players/{id}")                       // /root/Players/7
 * public interface Player {
 *   @Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE_ORDERED) void move(Vector2 to);
 *   @Rpc void welcome(Stats stats);
 * }
 *
 * final class ServerPlayer implements PlayerCalls {  // generated: each function with its call
 *   public void move(RpcCall call, Vector2 to) {
 *     PlayerNode.of(call).everyoneBut(call.sender()).move(to);
 *   }
 * }
 *
 * PlayerNode node = PlayerNode.add(session, 7, new ServerPlayer());
 * node.peer(7).welcome(stats);
 * }</pre>
 *
 * <p>The processor generates two types in the package of the interface. {@code PlayerCalls}
 * receives the calls of other peers. {@code PlayerNode}, a {@link TypedNode}, is the node in a
 * session.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantNode {
  /**
   * Returns the path of the node below the root path of Godot's API, which is {@code /root} by
   * default. Each {@code {name}} becomes a parameter of the generated method {@code add}. If the
   * path is empty, this method takes the whole path.
   */
  String value() default "";

  /**
   * Returns the Godot class that the generated script extends, such as {@code CharacterBody2D}. The
   * compiler argument {@code -Avariant.gdscript=4} requests this script.
   */
  String base() default "Node";
}
