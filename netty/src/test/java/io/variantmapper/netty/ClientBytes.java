package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/** Makes the bytes that a WebSocket client sends. */
final class ClientBytes {
  /** The first byte of a whole message. */
  static final int BINARY = 0x82;

  static final int TEXT_MESSAGE = 0x81;

  /** The first byte of the first part of a message. */
  static final int FIRST_PART = 0x02;

  static final int NEXT_PART = 0x00;
  static final int CLOSE = 0x88;
  static final int PING = 0x89;

  private static final int MASKED = 0x80;
  private static final int TWO_BYTE_LENGTH = 126;

  private ClientBytes() {}

  static ByteBuf handshake() {
    return request("GET /?room=7 HTTP/1.1", "");
  }

  /** Returns the request for a WebSocket with another first line, and more lines at the end. */
  static ByteBuf request(String line, String more) {
    return ascii(line + "\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Version: 13\r\n" + more + "\r\n");
  }

  static ByteBuf ascii(String text) {
    return Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII);
  }

  /** Returns a frame whose mask is 0. */
  static ByteBuf frame(int firstByte, byte... payload) {
    ByteBuf frame = Unpooled.buffer().writeByte(firstByte);
    if (payload.length < TWO_BYTE_LENGTH) {
      frame.writeByte(MASKED | payload.length);
    } else {
      frame.writeByte(MASKED | TWO_BYTE_LENGTH).writeShort(payload.length);
    }
    return frame.writeInt(0).writeBytes(payload);
  }
}
