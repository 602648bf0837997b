package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantIgnore;

@VariantDictionary
public final class Account {
  private final String owner;
  private final long id;
  private String mail = "";
  int visits;

  private Account(String owner, long id) {
    this.owner = owner;
    this.id = id;
  }

  @VariantCreator
  static Account of(String owner, long id, @VariantIgnore String audit) {
    return new Account(owner, id);
  }

  public String owner() {
    return owner;
  }

  public long id() {
    return id;
  }

  public String getMail() {
    return mail;
  }

  public void setMail(String mail) {
    this.mail = mail;
  }
}
