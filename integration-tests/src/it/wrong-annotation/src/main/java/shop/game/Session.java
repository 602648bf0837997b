package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import java.net.Socket;

@VariantDictionary
public record Session(
    PlayerState player,
    Socket socket) {

  public byte[] packet() {
    return SessionVariantSerializer.INSTANCE.encode(this);
  }
}
