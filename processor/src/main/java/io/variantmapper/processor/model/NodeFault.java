package io.variantmapper.processor.model;

/** Faults of an interface that describes a Godot node, and of its functions. */
public enum NodeFault implements FaultKind {
  NOT_AN_INTERFACE("{type} describes a Godot node, but it is {found}. Make it an interface whose"
      + " methods have @Rpc."),
  GENERIC("{type} describes a Godot node, so it can't have type parameters: both ends must know"
      + " the types of all arguments. Remove the type parameters."),
  PRIVATE("{type} describes a Godot node, but generated code can't name it, because it is {kind}."
      + " {wayOut}."),
  WITHOUT_FUNCTIONS("{type} describes a Godot node, but it has no methods with @Rpc. Add one for"
      + " each function with @rpc of the Godot script."),
  PATH("{type} describes the node \"{path}\", which is not a path of a node: {problem}. Write the"
      + " names of the nodes below /root, such as \"Game/Players\"."),
  WITHOUT_RPC("{function} has no @Rpc, so no peer can call it. Annotate it, or give it a body."),
  WITH_BODY("{function} has @Rpc, but also a body, which no call would reach. Remove the body."),
  RETURNS("{function} returns {found}, but calls have no result. Return void, and send the result"
      + " with a function of its own."),
  GENERIC_FUNCTION("{function} has type parameters, but both ends must know the types of all"
      + " arguments. Remove the type parameters."),
  THROWS("{function} throws {found}, but calls have no result, not even an exception. Remove the"
      + " exception."),
  VARIABLE_ARGUMENTS("{function} has a variable number of arguments, which would be one argument in"
      + " Godot. Declare the parameter as {found}."),
  TOO_MANY_PARAMETERS(
      "{function} has so many parameters that the generated method, which also takes"
          + " the call, would be over the limit of Java. Use an array or a mapped type."),
  SAME_NAME("{function} and {other} are both the function {name} of the Godot script, with"
      + " {found}. {wayOut}"),
  NAME("{function} is the function \"{name}\" in Godot, which is not a name of a function. Give"
      + " another name with @Rpc(name = …)."),
  CHANNEL("{function} has the channel {found}, but a channel is 0 or more."),
  DISABLED("{function} has the mode DISABLED, which only functions of rpc_config have. Choose"
      + " ANY_PEER or AUTHORITY."),
  PARAMETER_SETTING("{field} has the setting {setting}, which has no effect on an argument, because"
      + " it has no key and is always sent. Remove it."),
  RPC_OUTSIDE("@Rpc on {function} has no effect, because {type} is not an interface. Declare the"
      + " function in an interface with @VariantNode.");

  private final String sentence;

  NodeFault(String sentence) {
    this.sentence = sentence;
  }

  @Override
  public ErrorCode code() {
    return ErrorCode.NODE;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
