package game

import io.variantmapper.annotations.VariantDictionary
import io.variantmapper.annotations.VariantField
import io.variantmapper.annotations.VariantSubtypes
import io.variantmapper.runtime.value.Vector3

@VariantDictionary
data class Player(
    @VariantField("display_name") val name: String,
    @VariantField(defaultValue = "100") val hp: Int = 100,
    val position: Vector3,
    val guild: String? = null,
)

// kapt's stubs don't contain the permitted subtypes of a sealed type.
@VariantDictionary
@VariantSubtypes(Message.Say::class, Message.Leave::class)
sealed interface Message {
  @VariantDictionary data class Say(val text: String) : Message

  @VariantDictionary object Leave : Message
}
