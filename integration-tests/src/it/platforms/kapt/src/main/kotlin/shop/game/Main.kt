package shop.game

import game.Packets
import io.variantmapper.runtime.PlainSerializer
import io.variantmapper.runtime.Variant
import io.variantmapper.runtime.VariantFormat
import io.variantmapper.runtime.VariantSerializer

fun main() {
  val items = listOf(Item(7, Mood.BAD, intArrayOf(1, 2)))
  show(PlayerVariantSerializer.INSTANCE, Player("Ada", 7, "A", emptyList(), mapOf("a" to 1), true))
  show(PlayerVariantSerializer.INSTANCE, Player("Bo"))
  show(SpawnVariantSerializer.INSTANCE, Spawn(y = 3))
  show(GoalVariantSerializer.INSTANCE, Goal(1, 2, "flag"))
  show(LootVariantSerializer.INSTANCE, Loot())
  show(CampVariantSerializer.INSTANCE, Camp(1, emptyList()))
  show(MessageVariantSerializer.INSTANCE, Message.Move(1, 2))
  show(MessageVariantSerializer.INSTANCE, Message.Leave)
  show(BoxVariantSerializer.of(PlainSerializer.STRING), Box("rope"))

  val item = ItemVariantSerializer.INSTANCE.decode(ItemVariantSerializer.INSTANCE.encode(items[0]))
  check(item.position.contentEquals(items[0].position)) { "Read: $item" }

  val part = Variant.of(mapOf("display_name" to "Cy", "items" to emptyList<Any>(), "scores" to
      emptyMap<String, Int>(), "isHidden" to false))
  val player = PlayerVariantSerializer.INSTANCE.decode(part.encode(VariantFormat.GODOT_4))
  println("Read: $player")

  val loud = Variant.of(mapOf("volume" to 0.75)).encode(VariantFormat.GODOT_4)
  val settings = SettingsVariantSerializer.INSTANCE.decode(loud)
  println("Read: volume ${settings.volume}, language ${settings.language}")

  val none = Variant.of(emptyMap<String, Int>()).encode(VariantFormat.GODOT_4)
  println("Read: ${LootVariantSerializer.INSTANCE.decode(none)}")
  println("Read: ${CampVariantSerializer.INSTANCE.decode(none)}")

  show(SpotVariantSerializer.INSTANCE, Spot.of(1, 2))
  val door = Door()
  door.isLocked = true
  door.isOpen = null
  door.code = 7
  show(DoorVariantSerializer.INSTANCE, door)
  Packets.main(emptyArray())
}

private fun <T : Any> show(serializer: VariantSerializer<T>, value: T) {
  val packet = serializer.encode(value)
  val same = serializer.decode(packet)
  check(same == value) { "Read: $same" }
  println("On the wire: ${Variant.decode(packet, VariantFormat.GODOT_4)}")
}
