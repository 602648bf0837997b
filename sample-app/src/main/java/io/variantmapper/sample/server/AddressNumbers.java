package io.variantmapper.sample.server;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Computes a number for each address from a secret of this server, so nobody else can compute the
 * number. The server stores nothing for an address until a client at the address has returned the
 * number.
 */
final class AddressNumbers {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY_BYTES = 32;

  private final Mac mac;

  AddressNumbers() {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    try {
      mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every JDK has " + ALGORITHM, e);
    }
  }

  long of(InetSocketAddress address) {
    mac.update(address.getAddress().getAddress());
    mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, address.getPort()));
    return ByteBuffer.wrap(mac.doFinal()).getLong();
  }
}
