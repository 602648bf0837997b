package shop.recipes

import io.ktor.server.application.Application
import io.ktor.server.application.install
import io.ktor.server.routing.routing
import io.ktor.server.websocket.WebSockets
import io.ktor.server.websocket.webSocket
import io.ktor.websocket.CloseReason
import io.ktor.websocket.Frame
import io.ktor.websocket.close
import io.ktor.websocket.readBytes
import io.ktor.websocket.send
import io.variantmapper.runtime.ReadLimits
import io.variantmapper.runtime.VariantException
import io.variantmapper.runtime.VariantFormat

private val FORMAT = VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE)

fun Application.chat() {
  install(WebSockets) {
    maxFrameSize = FORMAT.limits().maxBytes().toLong()
  }
  routing {
    webSocket("/chat") {
      try {
        for (frame in incoming) {
          val chat = ChatVariantSerializer.INSTANCE.decode(frame.readBytes(), FORMAT)
          val answer = Chat("server", "hello " + chat.from())
          send(ChatVariantSerializer.INSTANCE.encode(answer, FORMAT))
        }
      } catch (e: VariantException) {
        close(CloseReason(CloseReason.Codes.CANNOT_ACCEPT, "not a chat message"))
      }
    }
  }
}
