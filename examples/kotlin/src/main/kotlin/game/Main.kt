package game

import io.variantmapper.runtime.Variant
import io.variantmapper.runtime.VariantFormat
import io.variantmapper.runtime.value.Vector3

fun main() {
  val packet = PlayerVariantSerializer.INSTANCE.encode(Player("Ada", 7, Vector3(1.0, 0.0, -3.5)))
  println("Written: ${Variant.decode(packet, VariantFormat.GODOT_4)}")
  println("Read: ${PlayerVariantSerializer.INSTANCE.decode(packet)}")

  val said = MessageVariantSerializer.INSTANCE.encode(Message.Say("Hello"))
  when (val message = MessageVariantSerializer.INSTANCE.decode(said)) {
    is Message.Say -> println("Said: ${message.text}")
    is Message.Leave -> println("Left")
  }
}
