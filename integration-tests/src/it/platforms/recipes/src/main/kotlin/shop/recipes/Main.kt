package shop.recipes

import io.ktor.client.plugins.websocket.WebSockets
import io.ktor.client.plugins.websocket.webSocket
import io.ktor.server.testing.testApplication
import io.ktor.websocket.Frame
import io.ktor.websocket.readBytes
import io.ktor.websocket.send

/** Runs the recipes in Java, and then the recipe in Kotlin. */
fun main() {
  Recipes.main()
  testApplication {
    application { chat() }
    createClient { install(WebSockets) }.webSocket("/chat") {
      send(ChatVariantSerializer.INSTANCE.encode(Chat("Ada", "hello")))
      println("Ktor: " + ChatVariantSerializer.INSTANCE.decode(incoming.receive().readBytes()))
      send(byteArrayOf(1, 2, 3, 4))
      println("Ktor: " + closeReason.await()?.message)
    }
  }
}
