package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the key of the tag, which tells the subtypes of a mapped interface or abstract class apart.
 * Without this annotation the key is {@code "type"}.
 *
 * <p>A sealed interface or abstract class with {@link VariantDictionary} or {@link VariantArray}
 * gets a serializer for all types that it permits, at any depth. Each of these types must also have
 * one of these two annotations. Objects of these types are always written with the tag, even by the
 * serializer of the subtype: in a Dictionary as the first entry, in an Array as element 0.
 *
 * <pre>{@code
 * @VariantDictionary
 * @VariantTag("kind")
 * sealed interface ClientMessage {
 *   @VariantDictionary
 *   record Move(int x, int y) implements ClientMessage {}   // {"kind": "Move", "x": 3, "y": 4}
 *
 *   @VariantDictionary
 *   @VariantSubtype("say")
 *   record Chat(String text) implements ClientMessage {}    // {"kind": "say", "text": "hi"}
 * }
 *
 * ClientMessage message = ClientMessageVariantSerializer.INSTANCE.decode(packet);
 * }</pre>
 *
 * <p>Reading finds the tag at any position in a Dictionary.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantTag {
  /** The key. */
  String value();
}
