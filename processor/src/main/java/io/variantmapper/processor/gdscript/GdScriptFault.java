package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.FaultKind;

/** Names that GDScript does not allow, or that two generated declarations would share. */
public enum GdScriptFault implements FaultKind.OfBackEnd {
  CLASS("{type} becomes the GDScript class {name}, but {name} is {meaning}. Rename {type}, or set a"
      + " prefix for all classes with -Avariant.gdscript.prefix."),
  FILE("{type} becomes the GDScript file {name}, but {other} becomes a file of the same name."
      + " Rename one of the two."),
  HIDING_CLASS(
      "{type} becomes the GDScript class {name}, which hides the GDScript enum of {enum}. Rename"
          + " one of the two."),
  HIERARCHY(
      "{subtype} is a subtype of {supertype} and of {other}, but a GDScript class extends only"
          + " one class. Let one of {supertype} and {other} extend the other, or let only one of"
          + " them have {subtype} as a subtype."),
  MESSAGE("{type} has the messages {message} and {other}, but both would have the name {name} in"
      + " GDScript. Rename one of the two."),
  ENUM("{field} needs the GDScript enum {name}, but {name} is {meaning}. Rename {enum}, or set a"
      + " prefix for all enums with -Avariant.gdscript.prefix."),
  SECOND_ENUM(
      "{field} needs the GDScript enum {name} for {enum}, but the same class also needs an enum for"
          + " {other}. Enums of a class must differ in more than case and underscores. Rename one"
          + " of the two."),
  HIDDEN_ENUM(
      "{field} needs the GDScript enum {name} for {enum}, but {other} becomes a GDScript class of"
          + " the same name, which hides the enum. Rename one of the two."),
  CONSTANT("{field} needs a GDScript enum for {enum}, but its constants {other} and {constant} both"
      + " become {name}. Rename one of the two, and keep its text with @VariantValue."),
  MEMBER("{field} becomes the GDScript variable {name}, but {other} becomes a variable of the same"
      + " name. Rename one of the two, and keep its key with @VariantField.");

  private final String sentence;

  GdScriptFault(String sentence) {
    this.sentence = sentence;
  }

  @Override
  public ErrorCode code() {
    return ErrorCode.GODOT_NAME;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
