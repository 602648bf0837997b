package shop.game

import io.variantmapper.annotations.VariantArray
import io.variantmapper.annotations.VariantCreator
import io.variantmapper.annotations.VariantDictionary
import io.variantmapper.annotations.VariantField
import io.variantmapper.annotations.VariantIgnore
import io.variantmapper.annotations.VariantSubtypes

@VariantDictionary
data class Player(
    @VariantField("display_name") val name: String,
    @VariantField(defaultValue = "100") val hp: Int = 100,
    val nickname: String? = null,
    val items: List<Item> = emptyList(),
    val scores: Map<String, Int> = emptyMap(),
    val isHidden: Boolean = false,
)

@VariantArray
data class Item(val id: Int, val mood: Mood, val position: IntArray? = null)

enum class Mood {
  GOOD,
  BAD;

  val short: String
    get() = name.take(1)
}

@VariantDictionary
class Settings {
  var volume: Double = 0.5
  var language: String? = null

  @VariantIgnore var session: Long = 0
}

// kapt's stubs don't contain the permitted subtypes of a sealed type.
@VariantDictionary
@VariantSubtypes(Message.Say::class, Message.Move::class, Message.Leave::class)
sealed interface Message {
  @VariantDictionary data class Say(val text: String) : Message

  @VariantDictionary data class Move(val x: Int, val y: Int) : Message

  @VariantDictionary object Leave : Message
}

// If each parameter has a default, Kotlin adds a constructor without parameters.
@VariantDictionary
data class Spawn(val x: Int = 0, val y: Int = 0)

// Because of @JvmOverloads, Kotlin adds a constructor for each default.
@VariantDictionary
data class Goal @JvmOverloads constructor(val x: Int, val y: Int = 0, val name: String = "")

// A default that cannot be written as a text is in the companion object.
@VariantDictionary
data class Loot(
    @VariantField(defaultFrom = "someItems") val items: List<Item> = someItems(),
    @VariantField(defaultFrom = "now") val since: Long = now(),
) {
  companion object {
    @JvmStatic fun someItems(): List<Item> = listOf(Item(1, Mood.GOOD))

    @JvmStatic fun now(): Long = 7
  }
}

// The secondary constructor sets the defaults. If a key is missing, its setter is not called.
@VariantDictionary
data class Camp(var fires: Int = 3, var tents: List<String> = listOf("red")) {
  @VariantCreator constructor() : this(fires = 3)
}

@VariantDictionary
data class Box<T>(val content: T)

// A factory of the companion object. kapt shows it and its annotations twice.
@VariantDictionary
class Spot private constructor(val x: Int, val y: Int) {
  override fun equals(other: Any?) = other is Spot && other.x == x && other.y == y

  override fun hashCode() = x

  companion object {
    @JvmStatic @VariantCreator fun of(x: Int, y: Int) = Spot(x, y)
  }
}

// The setter of isOpen is setOpen, whatever its type. The accessors of code are getCode$kapt and setCode$kapt.
@VariantDictionary
class Door {
  var isLocked: Boolean = false
  var isOpen: Boolean? = false
  internal var code: Int = 0

  // kapt leaves this out, because short is a keyword of Java. It is not stored, so it is not mapped either.
  val short: String
    get() = "door $code"

  override fun equals(other: Any?) =
      other is Door && other.isLocked == isLocked && other.isOpen == isOpen && other.code == code

  override fun hashCode() = code
}
