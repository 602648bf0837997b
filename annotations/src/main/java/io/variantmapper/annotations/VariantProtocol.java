package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the two mapped types whose objects Java and Godot send each other, usually two sealed
 * interfaces. Use it on a separate interface or class, which needs no members.
 *
 * <pre>{@code
 * @VariantDictionary
 * sealed interface ServerMessage {
 *   @VariantDictionary
 *   record Welcome(String name) implements ServerMessage {}
 * }
 *
 * @VariantDictionary
 * sealed interface ClientMessage {
 *   @VariantDictionary
 *   record Move(int x, int y) implements ClientMessage {}
 * }
 *
 * @VariantProtocol(toGodot = ServerMessage.class, toJava = ClientMessage.class)
 * interface GameProtocol {}
 * }</pre>
 *
 * <p>With the compiler argument {@code -Avariant.gdscript=4} (or {@code 3}, or {@code 3,4}), the
 * processor generates a GDScript class that exchanges these objects over a {@code PacketPeer}. In
 * the example, the class {@code GameProtocol} has the signal {@code welcome_received} and the
 * method {@code send_move}. Without that argument, the annotation generates nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantProtocol {
  /**
   * The type of the messages that Java sends and Godot receives. Each concrete subtype becomes a
   * signal. If the type has no subtypes, the type itself becomes a signal.
   */
  Class<?> toGodot();

  /**
   * The type of the messages that Godot sends and Java receives. Each concrete subtype becomes a
   * method. If the type has no subtypes, the type itself becomes a method.
   */
  Class<?> toJava();
}
