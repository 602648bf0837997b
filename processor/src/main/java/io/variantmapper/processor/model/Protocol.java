package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * Two mapped types: Java sends objects of one type to Godot, and Godot sends objects of the other
 * type to Java.
 *
 * <p>The model contains only the names of the messages. The fields of a message are in the class
 * that is generated for the message.
 *
 * @param toGodot the messages that Java sends
 * @param toJava the messages that Godot sends
 * @param faults the reasons why the two types can't be sent
 */
public record Protocol(Declaration declaration, Side toGodot, Side toJava, List<Fault> faults) {
  /**
   * The messages of one direction.
   *
   * @param type the mapped type to which all messages of this direction belong
   * @param messages the concrete subtypes of {@code type}; only {@code type} itself if it is not
   *     mapped by its subtypes
   */
  public record Side(ClassName type, List<ClassName> messages) {}
}
