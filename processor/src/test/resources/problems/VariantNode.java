package game;

import io.variantmapper.annotations.*;
import io.variantmapper.rpc.*;
import java.util.List;
// FIXED

@VariantNode("Game")
class Room { // ERROR class [VariantNode] Room describes a Godot node, but it is a class. Make it an interface whose methods have @Rpc.
  // FIXED interface Room {
  @Rpc void open() {} // ERROR open [VariantNode] @Rpc on Room.open has no effect, because Room is not an interface. Declare the function in an interface with @VariantNode.
  // FIXED @Rpc void open();
}

@VariantNode("Game")
interface Typed<T> { // ERROR interface [VariantNode] Typed describes a Godot node, so it can't have type parameters: both ends must know the types of all arguments. Remove the type parameters.
  // FIXED interface Typed {
  @Rpc void open();
}

class Around {
  @VariantNode("Game")
  private interface Hidden { // ERROR interface [VariantNode] Hidden describes a Godot node, but generated code can't name it, because it is private. Widen its access, or the access of a type around it.
    // FIXED interface Hidden {
    @Rpc void open();
  }
}

@VariantNode("Game")
interface Empty { // ERROR interface [VariantNode] Empty describes a Godot node, but it has no methods with @Rpc. Add one for each function with @rpc of the Godot script.
  // FIXED interface Empty {
  // FIXED @Rpc void open();
}

@VariantNode("Players/{id") // ERROR "Players [VariantNode] Wrong describes the node "Players/{id", which is not a path of a node: a brace has no partner. Write the names of the nodes below /root, such as "Game/Players".
// FIXED @VariantNode("Players/{id}")
interface Wrong {
  void plain(); // ERROR plain [VariantNode] Wrong.plain has no @Rpc, so no peer can call it. Annotate it, or give it a body.
  // FIXED @Rpc void plain();
  @Rpc default void full() {} // ERROR full [VariantNode] Wrong.full has @Rpc, but also a body, which no call would reach. Remove the body.
  // FIXED @Rpc void full();
  @Rpc int sum(int a, int b); // ERROR sum [VariantNode] Wrong.sum returns int, but calls have no result. Return void, and send the result with a function of its own.
  // FIXED @Rpc void sum(int a, int b);
  @Rpc <T> void generic(int a); // ERROR generic [VariantNode] Wrong.generic has type parameters, but both ends must know the types of all arguments. Remove the type parameters.
  // FIXED @Rpc void generic(int a);
  @Rpc void failing() throws Exception; // ERROR failing [VariantNode] Wrong.failing throws java.lang.Exception, but calls have no result, not even an exception. Remove the exception.
  // FIXED @Rpc void failing();
  @Rpc void many(int... values); // ERROR many [VariantNode] Wrong.many has a variable number of arguments, which would be one argument in Godot. Declare the parameter as int[].
  // FIXED @Rpc void many(int[] values);
  @Rpc void twice(int a);
  @Rpc void twice(String a); // ERROR twice [VariantNode] Wrong.twice and Wrong.twice are both the function twice of the Godot script, with the same number of parameters. Rename one of them, or give it another name with @Rpc(name = …).
  // FIXED @Rpc(name = "thrice") void twice(String a);
  @Rpc(name = "a b") void named(); // ERROR "a [VariantNode] Wrong.named is the function "a b" in Godot, which is not a name of a function. Give another name with @Rpc(name = …).
  // FIXED @Rpc(name = "ab") void named();
  @Rpc(channel = -1) void channel(); // ERROR -1 [VariantNode] Wrong.channel has the channel -1, but a channel is 0 or more.
  // FIXED @Rpc(channel = 0) void channel();
  @Rpc(RpcMode.DISABLED) void disabled(); // ERROR .DISABLED [VariantNode] Wrong.disabled has the mode DISABLED, which only functions of rpc_config have. Choose ANY_PEER or AUTHORITY.
  // FIXED @Rpc(RpcMode.ANY_PEER) void disabled();
  @Rpc void setting(@VariantField("a") int b); // ERROR "a" [VariantNode] Wrong.setting(b) has the setting value, which has no effect on an argument, because it has no key and is always sent. Remove it.
  // FIXED @Rpc void setting(int b);
  @Rpc void type(Thread thread); // ERROR thread [VariantUnsupportedType] Wrong.type(thread) has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
  // FIXED @Rpc void type(String thread);
  @Rpc void wide(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19, int a20, int a21, int a22, int a23, int a24, int a25, int a26, int a27, int a28, int a29, int a30, int a31, int a32, int a33, int a34, int a35, int a36, int a37, int a38, int a39, int a40, int a41, int a42, int a43, int a44, int a45, int a46, int a47, int a48, int a49, int a50, int a51, int a52, int a53, int a54, int a55, int a56, int a57, int a58, int a59, int a60, int a61, int a62, int a63, int a64, int a65, int a66, int a67, int a68, int a69, int a70, int a71, int a72, int a73, int a74, int a75, int a76, int a77, int a78, int a79, int a80, int a81, int a82, int a83, int a84, int a85, int a86, int a87, int a88, int a89, int a90, int a91, int a92, int a93, int a94, int a95, int a96, int a97, int a98, int a99, int a100, int a101, int a102, int a103, int a104, int a105, int a106, int a107, int a108, int a109, int a110, int a111, int a112, int a113, int a114, int a115, int a116, int a117, int a118, int a119, int a120, int a121, int a122, int a123, int a124, int a125, int a126, int a127, int a128, int a129, int a130, int a131, int a132, int a133, int a134, int a135, int a136, int a137, int a138, int a139, int a140, int a141, int a142, int a143, int a144, int a145, int a146, int a147, int a148, int a149, int a150, int a151, int a152, int a153, int a154, int a155, int a156, int a157, int a158, int a159, int a160, int a161, int a162, int a163, int a164, int a165, int a166, int a167, int a168, int a169, int a170, int a171, int a172, int a173, int a174, int a175, int a176, int a177, int a178, int a179, int a180, int a181, int a182, int a183, int a184, int a185, int a186, int a187, int a188, int a189, int a190, int a191, int a192, int a193, int a194, int a195, int a196, int a197, int a198, int a199, int a200, int a201, int a202, int a203, int a204, int a205, int a206, int a207, int a208, int a209, int a210, int a211, int a212, int a213, int a214, int a215, int a216, int a217, int a218, int a219, int a220, int a221, int a222, int a223, int a224, int a225, int a226, int a227, int a228, int a229, int a230, int a231, int a232, int a233, int a234, int a235, int a236, int a237, int a238, int a239, int a240, int a241, int a242, int a243, int a244, int a245, int a246, int a247, int a248, int a249, int a250, int a251, int a252, int a253); // ERROR wide [VariantNode] Wrong.wide has so many parameters that the generated method, which also takes the call, would be over the limit of Java. Use an array or a mapped type.
  // FIXED @Rpc void wide(int[] all);
}
