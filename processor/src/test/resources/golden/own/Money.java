package game;

import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

@VariantUsing(Money.Cents.class)
public final class Money {
  private final long cents;

  public Money(long euros, long cents) {
    this.cents = euros * 100 + cents;
  }

  enum Cents implements VariantSerializer<Money> {
    INSTANCE;

    @Override
    public void write(VariantWriter out, Money value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      out.writeLong(value.cents);
    }

    @Override
    public Money read(VariantReader in) {
      return new Money(0, in.readLong());
    }
  }
}
