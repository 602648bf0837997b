package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * Two mapped types whose objects Java and Godot send each other.
 *
 * <p>The model contains only the names of the messages. The fields of a message are in the
 * generated class of the message.
 *
 * @param toGodot the messages that Java sends
 * @param toJava the messages that Godot sends
 * @param faults the reasons why the named types can't be sent
 */
public record Protocol(Declaration declaration, Side toGodot, Side toJava, List<Fault> faults) {
  /**
   * The messages of one direction.
   *
   * @param type the mapped type of all messages
   * @param messages the concrete subtypes; only {@code type} if it is not mapped by its subtypes
   */
  public record Side(ClassName type, List<ClassName> messages) {}
}
